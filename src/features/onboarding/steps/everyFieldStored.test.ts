import { isExhaustive, SEED } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { cards } from '@/testing/oracle/cards';
import { fieldsOf, type JudgedField } from '@/testing/oracle/everyForm';
import { stringsToTry } from '@/testing/oracle/hostileStrings';
import { valueAt, withValue } from '@/testing/oracle/paths';
import { fieldVerdict } from '@/testing/oracle/verdicts';

const MOST = isExhaustive ? 12 : 2;
/** Of a longer one a field sends at most a part, which shorter ones send too. */
const LONGEST = 5_000;
const STRINGS = stringsToTry(SEED).filter(({ length }) => length <= LONGEST);
const APPLICANT = 'ekyc.waiting@bos.test';

interface Answer {
  status: number;
  data: unknown;
}

let token = '';

async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${mock.origin}/api/identity${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data?: unknown };
  return { status: response.status, data: answer.data ?? answer };
}

/** A file that the applicant has uploaded. */
async function ownFile() {
  const { data } = await call('GET', '/user/detail');
  const { file_name: fileName, path_url: pathUrl } = valueAt(data, 'documents.ktp') as {
    file_name: string;
    path_url: string;
  };
  return { fileName, pathUrl };
}

beforeEach(async () => {
  await mock.reset();
  token = await mock.token(APPLICANT, 'session');
});

/** Good texts of a field, no two of them sent alike. */
function goodTexts({ entry: { rule } }: JudgedField<'text'>): string[] {
  const bySent = new Map<string | number, string>();
  for (const text of STRINGS) {
    if (fieldVerdict(rule, text) === null) bySent.set(rule.sent(text), text);
  }
  const texts = [...bySent.values()];
  const everyNth = Math.max(1, Math.floor(texts.length / MOST));
  return texts.filter((_, index) => index % everyNth === 0);
}

const CALLS: Readonly<Record<string, [method: string, path: string]>> = {
  detail: ['PATCH', '/user/update'],
  pic: ['PATCH', '/user/pic/update'],
};

/** The day of a consultation depends on the clock of the server; it has tests of its own. */
const texts = fieldsOf('text').filter(
  ({ entry: { at } }) => at !== null && !at.startsWith('schedule:'),
);

test.each(texts.filter(({ form }) => form.contract === undefined))(
  `I1: $name, $path: what the form takes the server takes and keeps to the letter (seed ${SEED})`,
  async (field) => {
    const { form, path, entry } = field;
    const [kind = '', position = ''] = (entry.at ?? '').split(':');
    const [method = '', address = ''] = CALLS[kind] ?? [];
    const good = goodTexts(field);
    // A deed is stored with its file or not at all.
    const file = await ownFile();
    const deed = { file_name: file.fileName, path_url: file.pathUrl };
    const [, deedAt] = /^(documents\.deed\w+)\./.exec(position) ?? [];
    const rest = deedAt === undefined ? {} : withValue({}, deedAt, deed);
    expect(good.length).toBeGreaterThan(0);
    for (const text of good) {
      const values = withValue({ ...form.untouched, ...entry.given }, path, text);
      const sent = form.sent(values, entry.at ?? 'detail:');
      const answer = await call(method, address, withValue(rest, position, sent));
      expect({ text, ...answer }).toMatchObject({ status: 200 });
      expect(valueAt(answer.data, position)).toBe(sent);
    }
  },
);

test.each(texts.filter(({ form }) => form.contract !== undefined))(
  `I1: $name, $path: what the card takes the server takes and keeps to the letter (seed ${SEED})`,
  async (field) => {
    const { form, path, entry } = field;
    const card = Object.entries(cards).find(([key]) => form.name.endsWith(` ${key}`))?.[1];
    if (!card) throw new Error(`No card of ${form.contract ?? ''}`);
    const file = await ownFile();
    const fileField = Object.entries(form.fields).filter(([, { kind }]) => kind === 'file');
    const files = Object.fromEntries(fileField.map(([name]) => [name, file]));
    const property = (entry.at ?? '').replace('request:', '');
    const good = goodTexts(field);
    expect(good.length).toBeGreaterThan(0);
    for (const text of good) {
      const values = withValue({ ...card.good, ...files, ...entry.given }, path, text);
      const request = card.toRequest(values);
      const answer = await call('POST', card.path(request), request);
      expect({ text, ...answer }).toMatchObject({ status: 200 });
      expect(valueAt(answer.data, property)).toBe(valueAt(request, property));
      await call('DELETE', card.removal(Number(valueAt(answer.data, 'id'))));
    }
  },
);
