import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { pictureSizeOf } from '@/platform/pictureSize';
import type { MockControl } from '@/testing/mockControl';
import type { FileRow, Tables, UserRow } from '../mock-server/database/tables';
import type { Play, StoredRecords } from './plays/play';
import { contentsOf } from './plays/uploaded';

/** All that the server holds of a person, with the contents of files in place of their addresses. */
export interface StoredPerson extends StoredRecords {
  user: UserRow;
  activities: (readonly [activity: string, detail: unknown])[];
}

/** What the server holds of a person; whoever is new has a step of nothing. */
export async function readStored(mock: MockControl, email: string): Promise<StoredPerson> {
  const store = await mock.db();
  const user = store.users.find((row) => row.email === email);
  if (user === undefined) throw new Error(`Nobody is called ${email}`);
  const own = <Row extends { user_id: number }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => row.user_id === user.id);
  const files = own(store.files);
  const person = {
    user,
    onboarding_step: contentOf(own(store.onboarding_steps)[0] ?? NO_STEP),
    bank_accounts: own(store.bank_accounts).map((account) => ({
      ...contentOf(account),
      statements: statementsOf(account.id, store),
    })),
    financial_statements: own(store.financial_statements).map(contentOf),
    collaterals: own(store.collaterals).map(contentOf),
    consultation_schedules: own(store.consultation_schedules).map(contentOf),
    activities: own(store.activities).map(({ activity, detail }) => [activity, detail] as const),
  };
  const contents = await Promise.all(
    files.map(async (file) => [file.path_url, await describe(mock, email, file)] as const),
  );
  return withContents(person, new Map(contents));
}

/**
 * Compares all that the server holds of a person with what a play expects, field by field; what the
 * play does not answer must be as it was `before`.
 */
export async function expectStored(
  mock: MockControl,
  before: StoredPerson,
  { expected, steps }: Play,
): Promise<void> {
  const { email } = before.user;
  const activities = [
    ...before.activities,
    ...steps.map(({ at }) => ['step-saved', at]),
    ['submitted', null],
  ];
  // Nothing waits for the log.
  await expect
    .poll(async () => (await readStored(mock, email)).activities, { message: 'the activity log' })
    .toEqual(activities);
  const stored = await readStored(mock, email);
  expect(stored).toEqual({ ...expected, user: { ...before.user, ...expected.user }, activities });
  await expectNoLooseFiles(mock, before.user);
}

/** Every file that went up stands in one answer, and no answer leads to a file that is not there. */
async function expectNoLooseFiles(mock: MockControl, { id }: UserRow): Promise<void> {
  const { users, bank_statements, financial_statements, collaterals, files } = await mock.db();
  const answers = JSON.stringify([
    users.filter((row) => row.id === id),
    [bank_statements, financial_statements, collaterals].map((rows: { user_id: number }[]) =>
      rows.filter((row) => row.user_id === id),
    ),
  ]);
  const named = [...answers.matchAll(/"(\/files\/[^"]+)"/g)].map(([, pathUrl]) => pathUrl);
  const stored = files.filter((file) => file.user_id === id).map(({ path_url }) => path_url);
  expect(named.toSorted(), 'files in answers').toEqual(stored.toSorted());
}

const NO_STEP = { step: null, sub_step: null, user_id: 0, revisions: [] };

/** A row without what the server makes of its own. */
function contentOf<Row extends { user_id: number; id?: number }>({
  id: _id,
  user_id: _owner,
  ...content
}: Row) {
  return content;
}

function statementsOf(accountId: number, { bank_statements: rows }: Tables) {
  const age = ({ year, month }: { year: number; month: number }) => -(year * 12 + month);
  return rows
    .filter(({ bank_id: account }) => account === accountId)
    .toSorted((one, other) => age(one) - age(other))
    .map(contentOf)
    .map(({ bank_id: _account, ...statement }) => statement);
}

const FILES = path.join(__dirname, 'files');

const NAMES = new Map(
  readdirSync(FILES).map((name) => [digestOf(readFileSync(path.join(FILES, name))), name]),
);

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What a stored file holds: bytes that are known, or a picture that was made smaller. */
async function describe(
  mock: MockControl,
  email: string,
  { path_url: pathUrl }: Pick<FileRow, 'path_url'>,
): Promise<string> {
  const token = await mock.token(email, 'session');
  const answer = await fetch(`${mock.origin}/api/assets${pathUrl}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status, pathUrl).toBe(200);
  const bytes = await answer.arrayBuffer();
  const name = NAMES.get(digestOf(Buffer.from(bytes)));
  if (name !== undefined) return contentsOf(name);
  const size = pictureSizeOf(bytes);
  return size ? `a picture of ${size.widthPx} × ${size.heightPx}` : 'something else';
}

const withContents = <Value>(value: Value, contents: ReadonlyMap<string, string>): Value =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? (contents.get(part) ?? part) : part,
  ) as Value;
