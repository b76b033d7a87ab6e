import fc from 'fast-check';
import { runs, SEED } from '@/testing/exploration/sample';
import { dayOracle, isoDay } from '@/testing/oracle/days';
import { dayInJakarta } from '../dates';
import { checkBirthDate } from './dateChecks';

const DAY_MS = 86_400_000;

const HOUR_MS = 3_600_000;

/** The offset of the device's clock from UTC in hours, including half and quarter hours. */
let zone = 0;

/** Reads a day from the local time of the device. */
const LOCAL = {
  getFullYear: 'getUTCFullYear',
  getMonth: 'getUTCMonth',
  getDate: 'getUTCDate',
  getDay: 'getUTCDay',
  getHours: 'getUTCHours',
} as const;

beforeEach(() => {
  for (const [local, utc] of Object.entries(LOCAL)) {
    jest.spyOn(Date.prototype, local as keyof typeof LOCAL).mockImplementation(function shifted(
      this: Date,
    ) {
      return new Date(this.getTime() + zone * HOUR_MS)[utc]();
    });
  }
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(() => -60 * zone);
});

/** The day in Jakarta according to `Intl`. */
function dayThere(nowMs: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Jakarta',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(nowMs);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const nows = fc.oneof(
  fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) }),
  // Around midnight in Jakarta, and around leap days.
  fc
    .tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: -2, max: 2 }))
    .map(([day, seconds]) => Date.UTC(2024, 0, 1, 17) + day * DAY_MS + seconds * 1_000),
  fc
    .tuple(fc.constantFrom(2024, 2025, 2028, 2033), fc.integer({ min: -48, max: 48 }))
    .map(([year, hours]) => Date.UTC(year, 1, 28, 17) + hours * HOUR_MS),
);

/**
 * Dates of birth: around the seventeenth birthday, 29 February, and the earliest and latest dates
 * that can be written.
 */
const births = (nowMs: number) =>
  fc.oneof(
    fc.integer({ min: -3, max: 3 }).map((days) => {
      const day = new Date(nowMs + days * DAY_MS);
      day.setUTCFullYear(day.getUTCFullYear() - 17);
      return isoDay(day.getTime());
    }),
    fc.constantFrom('2008-02-29', '2012-02-29', '2016-02-29', '2007-02-29', '2008-02-28'),
    fc.constantFrom('0001-01-01', '9999-12-31', '1899-12-31', '1900-01-01', '0000-01-01'),
    fc.integer({ min: 0, max: 50_000 }).map((day) => isoDay(Date.UTC(1900, 0, 1) + day * DAY_MS)),
  );

const cases = nows.chain((nowMs) =>
  fc.record({
    nowMs: fc.constant(nowMs),
    born: births(nowMs),
    hours: fc.integer({ min: -44, max: 56 }).map((quarters) => quarters / 4),
  }),
);

const RUNS = runs(5_000);

it(`I4: ${RUNS.numRuns} days of birth, on clocks from UTC-11 to UTC+14, are judged by the day in Jakarta (seed ${SEED})`, () => {
  const verdicts = new Set<boolean>();
  fc.assert(
    fc.property(cases, fc.boolean(), ({ nowMs, born, hours }, isTyped) => {
      zone = hours;
      const [year = '', month = '', day = ''] = born.split('-');
      const text = isTyped ? `${day}/${month}/${year}` : born;
      const isAdult = checkBirthDate(dayInJakarta(nowMs))(text) === null;
      expect(isAdult).toBe(dayOracle(dayThere(nowMs)).birthDate.verdict(text) === null);
      verdicts.add(isAdult);
    }),
    RUNS,
  );
  expect(verdicts.size).toBe(2);
});

it.each([
  ['the eve of the birthday', '2026-11-19T16:59:59Z', '2009-11-20', false],
  ['its first second in Jakarta', '2026-11-19T17:00:00Z', '2009-11-20', true],
  ['28 February, born on a leap day', '2025-02-28T16:59:59Z', '2008-02-29', false],
  ['1 March, born on a leap day', '2025-02-28T17:00:00Z', '2008-02-29', true],
])('I4: seventeen on %s: %s, born %s: %s', (_, now, born, isAdult) => {
  expect(checkBirthDate(dayInJakarta(Date.parse(now)))(born) === null).toBe(isAdult);
});
