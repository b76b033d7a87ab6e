import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import { english as englishMessages } from './english';
import { indonesian as indonesianMessages, type TextKey } from './indonesian';
import { QUOTED_ENGLISH } from './quotedEnglish';

const keys = Object.keys(indonesianMessages) as TextKey[];

/** The branches of a plural or select. */
const choicesOf = ([, , choices]: Exclude<CompiledMessageToken, string>): CompiledMessage[] =>
  Object.values(choices ?? {}).filter((choice): choice is CompiledMessage => Array.isArray(choice));

/** A message as text: `{days}` for a value, and `{days}{one day}{# days}` for a choice. */
const writtenOut = (message: CompiledMessage): string =>
  message
    .map((token) =>
      typeof token === 'string'
        ? token
        : [token[0], ...choicesOf(token).map(writtenOut)].map((text) => `{${text}}`).join(''),
    )
    .join('');

const writtenOutByKey = (messages: Record<TextKey, CompiledMessage>) =>
  Object.fromEntries(keys.map((key) => [key, writtenOut(messages[key])])) as Record<
    TextKey,
    string
  >;

const indonesian = writtenOutByKey(indonesianMessages);
const english = writtenOutByKey(englishMessages);

/** Names of the values that a message takes, without `productName`, which every message has. */
function valueNames(message: CompiledMessage): string[] {
  const names = new Set<string>();
  const collect = (tokens: CompiledMessage): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      names.add(token[0]);
      choicesOf(token).forEach(collect);
    }
  };
  collect(message);
  names.delete('productName');
  return [...names].sort();
}

test('both languages have the same keys', () => {
  expect(Object.keys(englishMessages).sort()).toEqual([...keys].sort());
});

test('a message takes the same values in both languages', () => {
  const differing = keys.filter(
    (key) => valueNames(indonesianMessages[key]).join() !== valueNames(englishMessages[key]).join(),
  );
  expect(differing).toEqual([]);
});

test('no text is empty in either language', () => {
  expect(keys.filter((key) => !indonesian[key].trim() || !english[key].trim())).toEqual([]);
});

/** Words that no English sentence contains, although Indonesian ones do. */
const INDONESIAN_WORDS =
  /\b(anda|atau|belum|dan|dari|dengan|harus|ini|isi|nomor|pada|pilih|sampai|sudah|tidak|untuk|wajib|yang)\b/i;

test('no English text was left in Indonesian', () => {
  expect(keys.filter((key) => INDONESIAN_WORDS.test(english[key]))).toEqual([]);
});

test('no two buttons or labels of the frame that differ in Indonesian are one in English', () => {
  const labels = keys.filter((key) => key.startsWith('common.'));
  const confused = labels.filter((key) =>
    labels.some(
      (other) => english[other] === english[key] && indonesian[other] !== indonesian[key],
    ),
  );
  expect(confused).toEqual([]);
});

/** English names in capitals, texts that the spec quotes, and Indonesian words that are quoted. */
const NAMES =
  /^(Indonesian?|English|Trade|Checking|Dukcapil|President|Director|Monday|Friday|Yes|Identity|Register|Stay|Agree|Email)$/;
const QUOTED: readonly TextKey[] = [
  'common.backToLogin',
  'common.signOut',
  'menus.borrowerInformation',
  'menus.funderInformation',
  'menus.partnerInformation',
];

test('English labels are in sentence case, but for names and what the spec quotes', () => {
  const titled = keys.filter((key) => {
    const words = english[key]
      .split(/[.!?:{}]+ ?/)
      .flatMap((part) => part.trim().split(/ +/).slice(1));
    return words.some((word) => {
      const [bare = ''] = /[A-Za-z].*[a-z]/.exec(word) ?? [];
      return /^[A-Z][a-z]/.test(bare) && !NAMES.test(bare);
    });
  });
  expect(titled.filter((key) => !QUOTED.includes(key))).toEqual([]);
});

/** Names, abbreviations, patterns, and words that both languages have. */
const SHARED =
  /^(Bank|DD\/MM\/YYYY|Dashboard|Email|English|Indonesia|KTP|NIB|NIK|NPWP|Offline|Partner|RT\/RW|SMS|Status|.*\{.*)$/;

test('A12: an English text of the Indonesian product is marked as English, and no other text', () => {
  const equal = keys.filter(
    (key) => indonesian[key] === english[key] && !SHARED.test(indonesian[key]),
  );
  expect([...QUOTED_ENGLISH].sort()).toEqual(equal.sort());
});
