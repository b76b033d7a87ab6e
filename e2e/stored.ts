import { expect } from '@playwright/test';
import type { MockControl } from '@/testing/mockControl';
import type { ExpectedStore } from './plays/play';

interface Row extends Record<string, unknown> {
  id: number;
  user_id: number;
  email: string;
}

type Table = 'bank_accounts' | 'bank_statements' | 'financial_statements' | 'collaterals';

type Store = Record<Table | 'users' | 'consultation_schedules' | 'files', Row[]>;

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
  const store = await mock.db<Store>();
  const user = store.users.find((row) => row.email === email);
  expect(user, `the user ${email}`).toMatchObject(expected.user);
  const own = (rows: Row[]) => rows.filter((row) => row.user_id === user?.id);
  for (const table of TABLES) {
    expect(byContent(own(store[table])), table).toMatchObject(byContent(expected[table]));
    expect(own(store[table]), table).toHaveLength(expected[table].length);
  }
  expect(own(store.consultation_schedules), 'consultation').toMatchObject([
    expected.consultation_schedule,
  ]);
}

/** Statements go up in any order; nothing else is ordered by the user. */
const byContent = <Item extends Record<string, unknown>>(rows: Item[]): Item[] =>
  [...rows].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));

const keyOf = ({ year, month }: Record<string, unknown>): string =>
  `${String(year)}-${String(month).padStart(2, '0')}`;
