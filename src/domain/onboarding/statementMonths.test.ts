import { hasEveryMonth, lastFullMonths, missingMonths, monthsUpToNewest } from './statementMonths';

const inWords = (today: string, count: number): string[] =>
  lastFullMonths(today, count).map(({ year, month }) => `${year}-${month}`);

describe('the months that statements are asked for', () => {
  it.each([
    ['2026-11-20', 3, ['2026-10', '2026-9', '2026-8']],
    ['2026-11-01', 3, ['2026-10', '2026-9', '2026-8']],
    ['2026-11-30', 3, ['2026-10', '2026-9', '2026-8']],
    ['2026-01-01', 3, ['2025-12', '2025-11', '2025-10']],
    ['2026-03-31', 6, ['2026-2', '2026-1', '2025-12', '2025-11', '2025-10', '2025-9']],
    ['2026-12-31', 3, ['2026-11', '2026-10', '2026-9']],
  ])('on %s are the last %d full ones', (today, count, months) => {
    expect(inWords(today, count)).toEqual(months);
  });
});

describe('the statements', () => {
  const months = lastFullMonths('2026-01-15', 3);
  const of = (bank_id: number, year: number, month: number) => ({ bank_id, year, month });
  const allOfOne = [of(1, 2025, 12), of(1, 2025, 11), of(1, 2025, 10)];

  it('are complete when one account has a statement of every month', () => {
    expect(hasEveryMonth([1, 2], allOfOne, months)).toBe(true);
    expect(hasEveryMonth([2], allOfOne, months)).toBe(false);
    expect(hasEveryMonth([], [], months)).toBe(false);
  });

  it('of two accounts are not combined', () => {
    const split = [of(1, 2025, 12), of(2, 2025, 11), of(1, 2025, 10)];
    expect(hasEveryMonth([1, 2], split, months)).toBe(false);
    expect(missingMonths(1, split, months)).toEqual([{ year: 2025, month: 11 }]);
  });

  it('of the same month a year before do not count', () => {
    const old = allOfOne.map((statement) => ({ ...statement, year: 2024 }));
    expect(missingMonths(1, old, months)).toEqual(months);
  });
});

test('G3: any number of statements has a newest month', () => {
  const months = Array.from({ length: 300_000 }, () => ({ year: 2026, month: 9 }));
  const newest = { year: 2026, month: 10 };
  expect(monthsUpToNewest([...months, newest], 1)).toEqual([newest]);
});
