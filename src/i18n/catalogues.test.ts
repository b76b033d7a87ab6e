import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { compileMessage } from './compileMessage';
import { english } from './english';
import { indonesian, type TextKey } from './indonesian';

const keys = Object.keys(indonesian) as TextKey[];

/** Names of the values that a message takes, without `productName`, which every message has. */
function valueNames(message: string): string[] {
  const names = new Set<string>();
  const collect = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as unknown[]) {
      if (!Array.isArray(token)) continue;
      names.add(String(token[0]));
      Object.values((token[2] ?? {}) as Record<string, unknown>).forEach(collect);
    }
  };
  collect(compileMessageOrThrow(message));
  names.delete('productName');
  return [...names].sort();
}

test('both languages have the same keys', () => {
  expect(Object.keys(english).sort()).toEqual([...keys].sort());
});

test('a message takes the same values in both languages', () => {
  const differing = keys.filter(
    (key) => valueNames(indonesian[key]).join() !== valueNames(english[key]).join(),
  );
  expect(differing).toEqual([]);
});

test('no text is empty in either language', () => {
  expect(keys.filter((key) => !indonesian[key].trim() || !english[key].trim())).toEqual([]);
});

/** Words that no English sentence has, and every other Indonesian one. */
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

/** English names that keep their capitals, texts that the spec quotes, and words of ours that are cited. */
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

test.each([
  ...keys.flatMap((key) => [indonesian[key] as string, english[key]]),
  '{count, plural, =0 {tidak ada} one {satu} other {# dari {total} isian}}',
  '{kind, select, home {rumah} other {lain}} di {place}',
])('our compiler and the one of Lingui agree about: %s', (message) => {
  const withoutOffset = JSON.stringify(compileMessageOrThrow(message));
  expect(JSON.stringify(compileMessage(message))).toBe(withoutOffset);
});
