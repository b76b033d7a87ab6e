import { movePageClock, pageClockAheadMs, realNowMs, setPageClockRight } from './pageClock';

const HOUR_MS = 3_600_000;
/** The time that may pass between two reads of the clock. */
const SLACK_MS = 30_000;

const aheadOf = (timeMs: number) => Math.abs(timeMs - realNowMs() - HOUR_MS);

afterEach(() => setPageClockRight());

test('every way to read the time returns the moved time', () => {
  movePageClock(3_600);
  expect(pageClockAheadMs()).toBe(HOUR_MS);
  expect(aheadOf(Date.now())).toBeLessThan(SLACK_MS);
  expect(aheadOf(new Date().getTime())).toBeLessThan(SLACK_MS);
  expect(aheadOf(Date.parse(Date()))).toBeLessThan(SLACK_MS);
});

test('a date made from text or numbers is not moved', () => {
  movePageClock(3_600);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date('2026-01-31T00:00:00Z').getTime()).toBe(Date.UTC(2026, 0, 31));
  expect(new Date()).toBeInstanceOf(Date);
});

test('skips add up, and the clock can be reset', () => {
  movePageClock(60);
  movePageClock(60);
  expect(pageClockAheadMs()).toBe(120_000);
  setPageClockRight();
  expect(pageClockAheadMs()).toBe(0);
  expect(Math.abs(Date.now() - realNowMs())).toBeLessThan(SLACK_MS);
});
