import { expect } from '@playwright/test';
import type { MockControl } from '@/testing/mockControl';
import type { ExpectedStore } from './plays/play';

type Table = 'bank_accounts' | 'bank_statements' | 'financial_statements' | 'collaterals';

const TABLES: readonly Table[] = [
  'bank_accounts',
  'bank_statements',
  'financial_statements',
  'collaterals',
];

/** Compares what the server holds of a user with what a play expects, key by key. */
export async function expectStored(
  mock: MockControl,
  email: string,
  expected: ExpectedStore,
): Promise<void> {
  const store = await mock.db();
  const user = store.users.find((row) => row.email === email);
  expect(user, `the user ${email}`).toMatchObject(expected.user);
  const own = <Row extends { user_id: number }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => row.user_id === user?.id);
  for (const table of TABLES) {
    const rows: Content[] = own<Content & { user_id: number }>(store[table]);
    expect(byContent(rows), table).toMatchObject(byContent(expected[table]));
    expect(rows, table).toHaveLength(expected[table].length);
  }
  expect(own(store.consultation_schedules), 'consultation').toMatchObject([
    expected.consultation_schedule,
  ]);
}

/** Statements go up in any order; nothing else is ordered by the user. */
type Content = object & { year?: unknown; month?: unknown };

const byContent = <Item extends Content>(rows: readonly Item[]): Item[] =>
  [...rows].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));

const keyOf = ({ year, month }: Content): string =>
  `${String(year)}-${String(month).padStart(2, '0')}`;
