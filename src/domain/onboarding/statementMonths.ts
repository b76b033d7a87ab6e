import type { IsoDate } from '../dates';

/** A calendar month; `month` from 1 to 12, as on the wire. */
export interface StatementMonth {
  readonly year: number;
  readonly month: number;
}

const MONTHS = 12;

/** The last full months before the month of `today`, the newest first. */
export const lastFullMonths = (today: IsoDate, count: number): readonly StatementMonth[] =>
  monthsBefore(Number(today.slice(0, 4)) * MONTHS + Number(today.slice(5, 7)) - 1, count);

/** The months before the one with this index, counted from the year 0. */
const monthsBefore = (end: number, count: number): readonly StatementMonth[] =>
  Array.from({ length: count }, (_, back) => {
    const index = end - 1 - back;
    return { year: Math.floor(index / MONTHS), month: (index % MONTHS) + 1 };
  });

/** The last of these months and those before it, the newest first; empty if there is none. */
export function monthsUpToNewest(
  months: readonly StatementMonth[],
  count: number,
): readonly StatementMonth[] {
  const newest = months.reduce(
    (latest, { year, month }) => Math.max(latest, year * MONTHS + month - 1),
    -Infinity,
  );
  return Number.isFinite(newest) ? monthsBefore(newest + 1, count) : [];
}

/** A stored statement; `bank_id` is the id of the bank account, not of the bank. */
export interface StoredStatement extends StatementMonth {
  readonly bank_id: number;
}

/** The months for which an account has no statement yet. */
export function missingMonths(
  accountId: number,
  statements: readonly StoredStatement[],
  months: readonly StatementMonth[],
): readonly StatementMonth[] {
  return months.filter(
    ({ year, month }) =>
      !statements.some(
        (stored) => stored.bank_id === accountId && stored.year === year && stored.month === month,
      ),
  );
}

/** Whether one account has a statement for every month, which completes the sub-step. */
export function hasEveryMonth(
  accountIds: readonly number[],
  statements: readonly StoredStatement[],
  months: readonly StatementMonth[],
): boolean {
  return accountIds.some((id) => missingMonths(id, statements, months).length === 0);
}
