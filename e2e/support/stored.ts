import { expect } from '@playwright/test';
import { readPictureSize } from '@/platform/pictureSize';
import type { MockControl } from '@/testing/mock/mockControl';
import type { Tables, UserRow } from '../../mock-server/database/tables';
import { nameOfContent } from './madeFiles';
import type { Application, StoredRecords } from '../applications/application';
import { contentsOf } from '../applications/uploaded';

type Activity = readonly [activity: string, detail: unknown];

/** All stored data of a person, with the contents of files instead of their addresses. */
export type StoredPerson = StoredRecords & {
  user: UserRow;
  onboarding_step: Application['expected']['records']['onboarding_step'];
  isEsignPrepared: boolean;
  activities: Activity[];
  /** The addresses of all files, also of those that no record refers to. */
  files: string[];
};

/** The stored data of a person; a new user has an empty step. */
export async function readStored(mock: MockControl, email: string): Promise<StoredPerson> {
  const store = await mock.db();
  const user = findUser(store, email);
  const own = ownedBy(user);
  const accountNo = (id: number) =>
    store.bank_accounts.find((account) => account.id === id)?.account_no ?? '';
  const person = {
    user,
    onboarding_step: contentOf(own(store.onboarding_steps)[0] ?? NO_STEP),
    bank_accounts: own(store.bank_accounts).map(contentOf),
    bank_statements: own(store.bank_statements)
      .toSorted((one, other) => one.bank_id - other.bank_id || monthOf(other) - monthOf(one))
      .map(contentOf)
      .map(({ bank_id: id, ...statement }) => ({ ...statement, account_no: accountNo(id) })),
    financial_statements: own(store.financial_statements).map(contentOf),
    collaterals: own(store.collaterals).map(contentOf),
    pics: own(store.pics).map(contentOf),
    shareholders: own(store.shareholders).map(contentOf),
    consultation_schedules: own(store.consultation_schedules).map(contentOf),
    isEsignPrepared: own(store.esigns).length > 0,
    activities: activitiesOf(store, email),
  };
  const files = own(store.files).map(({ path_url: pathUrl }) => pathUrl);
  const token = await mock.token(email, 'session');
  const contents = await Promise.all(
    files.map(async (pathUrl) => {
      const storedFile = await describe(`${mock.origin}/api/assets${pathUrl}`, token);
      return [pathUrl, storedFile] as const;
    }),
  );
  return { ...withContents(person, new Map(contents)), files };
}

/**
 * Compares the stored data of a person with what an application expects, field by field. Everything
 * else must be as in `before`, when nobody had signed in.
 */
export async function expectStored(
  mock: MockControl,
  before: StoredPerson,
  { expected, steps }: Application,
): Promise<void> {
  const { email } = before.user;
  const activities = [
    ...before.activities,
    ['sign-in', null],
    ...steps.map(({ at }) => ['step-saved', at]),
    ['submitted', null],
  ];
  // The page does not wait for the log, so the test does.
  await expect
    .poll(async () => activitiesOf(await mock.db(), email), { message: 'the activity log' })
    .toEqual(activities);
  const { user, files, ...stored } = await readStored(mock, email);
  expect(withoutMarks(user)).toEqual(mergedInto(before.user, expected.user));
  const { isEsignPrepared } = expected;
  expect(stored).toEqual({ ...expected.records, isEsignPrepared, activities });
  // A file that was replaced later may not be referred to any more; the server keeps it.
  const isNew = (pathUrl: string) => !before.files.includes(pathUrl);
  expect((await namedFiles(mock, user)).filter(isNew), 'files in answers').toEqual(
    files.filter(isNew).toSorted(),
  );
}

/** The addresses of files that records refer to, with duplicates. */
async function namedFiles(mock: MockControl, user: UserRow): Promise<string[]> {
  const store = await mock.db();
  const own = ownedBy(user);
  const answers = JSON.stringify([
    store.users.find((row) => row.id === user.id),
    own(store.bank_statements),
    own(store.financial_statements),
    own(store.collaterals),
    own(store.pics),
    own(store.shareholders),
  ]);
  return [...answers.matchAll(/"(\/files\/[^"]+)"/g)].map(([, pathUrl = '']) => pathUrl).toSorted();
}

function mergedInto(before: UserRow, answered: Application['expected']['user']): object {
  const { information, documents, addresses, spouse, emergency_contact: contact } = answered;
  return {
    ...before,
    ...answered,
    information: { ...before.information, ...information },
    documents: { ...before.documents, ...documents },
    addresses: { ...before.addresses, ...addresses },
    spouse: { ...before.spouse, ...spouse },
    emergency_contact: { ...before.emergency_contact, ...contact },
  };
}

/** The server adds a number and a time to named documents. */
function withoutMarks({ documents, ...user }: UserRow): object {
  const others = documents.others.map(({ id: _id, created_at: _at, ...document }) => document);
  return { ...user, documents: { ...documents, others } };
}

const NO_STEP = { step: null, sub_step: null, user_id: 0, revisions: [] };

function findUser(store: Tables, email: string): UserRow {
  const user = store.users.find((row) => row.email === email);
  if (user === undefined) throw new Error(`Nobody is called ${email}`);
  return user;
}

const ownedBy =
  ({ id }: UserRow) =>
  <Row extends { user_id: number }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => row.user_id === id);

const activitiesOf = (store: Tables, email: string): Activity[] =>
  ownedBy(findUser(store, email))(store.activities).map(({ activity, detail }) => [
    activity,
    detail,
  ]);

/** A row without the columns that the server generates. */
function contentOf<Row extends { user_id: number; id?: number }>({
  id: _id,
  user_id: _owner,
  ...content
}: Row) {
  return content;
}

const monthOf = ({ year, month }: { year: number; month: number }): number => year * 12 + month;

/** The content of a stored file: known bytes, or a picture that was scaled down. */
async function describe(url: string, token: string): Promise<string> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status, url).toBe(200);
  const bytes = await answer.arrayBuffer();
  const name = nameOfContent(Buffer.from(bytes));
  if (name !== undefined) return contentsOf(name);
  const size = await readPictureSize(new Blob([bytes]));
  return size ? `a picture of ${size.widthPx} × ${size.heightPx}` : 'something else';
}

const withContents = <Value>(value: Value, contents: ReadonlyMap<string, string>): Value =>
  JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? (contents.get(item) ?? item) : item,
  ) as Value;
