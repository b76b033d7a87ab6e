import {
  afterClockJump,
  afterRateLimit,
  afterSend,
  parseResendRecord,
  secondsUntilResend,
  settleRecord,
} from './resendClock';

const NOON = Date.UTC(2026, 10, 20, 5, 0, 0);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const sent = afterSend(null, NOON);
const refused = afterRateLimit(sent, 300, NOON);

describe('the wait for a code while the device clock jumps under an open page', () => {
  it.each([
    ['set back by a day', -DAY_MS],
    ['set on by a day', DAY_MS],
    ['set on by an hour', HOUR_MS],
  ])('goes on where it was %s', (_how, jumpMs) => {
    const nowMs = NOON + 20_000 + jumpMs;
    expect(secondsUntilResend(afterClockJump(sent, jumpMs, nowMs), nowMs)).toBe(40);
    expect(secondsUntilResend(afterClockJump(refused, jumpMs, nowMs), nowMs)).toBe(280);
  });

  it('keeps the number of codes, and adds no rate limit where there was none', () => {
    const moved = afterClockJump({ count: 4, lastSentAtMs: NOON }, -DAY_MS, NOON - DAY_MS);
    expect(moved).toEqual({ count: 4, lastSentAtMs: NOON - DAY_MS });
  });

  it.each([
    ['the clock was set back by less than has passed', -5_000, NOON + 5_000],
    ['the clock was set back to the moment of the send', -5_000, NOON],
    ['the clock was set on and the send is within its hour', 60_000, NOON + 60_000],
    ['the clock was set on and the hour is just full', HOUR_MS, NOON + HOUR_MS],
  ])('is as it was where %s', (_what, jumpMs, nowMs) => {
    expect(afterClockJump(refused, jumpMs, nowMs)).toBe(refused);
  });

  it('is adjusted once, however many tabs notice the jump', () => {
    for (const jumpMs of [-DAY_MS, DAY_MS]) {
      const nowMs = NOON + 20_000 + jumpMs;
      const moved = afterClockJump(refused, jumpMs, nowMs);
      expect(afterClockJump(moved, jumpMs, nowMs)).toBe(moved);
    }
  });
});

describe('a record of codes as it counts now', () => {
  it('is unchanged where the clock went forward', () => {
    expect(settleRecord(refused, NOON + 1_000)).toEqual(refused);
    expect(settleRecord(sent, NOON + 1_000)).toEqual(sent);
    expect(settleRecord(null, NOON)).toBeNull();
  });

  it('moves a refusal with its send where the clock was set back', () => {
    expect(settleRecord(refused, NOON - 1_000)).toEqual({
      count: 1,
      lastSentAtMs: NOON - 1_000,
      refusedUntilMs: NOON + 299_000,
    });
  });

  it.each([
    ['ten minutes from now', 600_000, true],
    ['later than any wait', 600_001, false],
  ])('keeps a refusal that ends %s: %s', (_when, leftMs, isKept) => {
    const record = { ...sent, refusedUntilMs: NOON + leftMs };
    expect(settleRecord(record, NOON)).toEqual(isKept ? record : sent);
  });

  it('reads a stored rate limit only where it is a valid time', () => {
    for (const refusedUntilMs of ['soon', -1, 0, null]) {
      const stored = JSON.stringify({ ...sent, refusedUntilMs });
      expect(parseResendRecord(stored, NOON)).toEqual(sent);
    }
  });

  it('may have a count of zero, but no time of zero', () => {
    expect(parseResendRecord(JSON.stringify({ count: 0, lastSentAtMs: NOON }), NOON)).toEqual({
      count: 0,
      lastSentAtMs: NOON,
    });
    expect(parseResendRecord('{"count":1,"lastSentAtMs":0}', 1_000)).toBeNull();
  });

  it('has no wait where no code was sent and no rate limit was reached', () => {
    expect(secondsUntilResend({ count: 0, lastSentAtMs: NOON }, NOON)).toBe(0);
    expect(secondsUntilResend(afterRateLimit(null, 0, NOON), NOON)).toBe(0);
  });

  it('waits at most ten minutes, whatever the server says', () => {
    expect(afterRateLimit(null, 9_999, NOON)).toEqual({
      count: 0,
      lastSentAtMs: NOON,
      refusedUntilMs: NOON + 600_000,
    });
  });
});
