import type { IsoDate } from '../dates';

/** A calendar month; `month` from 1 to 12, as on the wire. */
export interface StatementMonth {
  readonly year: number;
  readonly month: number;
}

/** The last full months before the month of `today`, the newest first. */
export function lastFullMonths(today: IsoDate, count: number): readonly StatementMonth[] {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, back) => {
    const index = months - 1 - back;
    return { year: Math.floor(index / 12), month: (index % 12) + 1 };
  });
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
