import fc from 'fast-check';
import { runs, SEED } from '@/testing/exploration/sample';
import {
  afterRateLimit,
  afterSend,
  formatCountdown,
  parseResendRecord,
  secondsUntilResend,
  settleRecord,
  type ResendRecord,
} from './resendClock';

const NOON = Date.UTC(2026, 10, 20, 5, 0, 0);
const sendTimes = (count: number): ResendRecord => {
  let record: ResendRecord | null = null;
  for (let sent = 0; sent < count; sent += 1) record = afterSend(record, NOON);
  if (record === null) throw new Error('Nothing was sent');
  return record;
};

describe('the wait before a code is sent again', () => {
  it.each([
    [1, 60],
    [2, 60],
    [3, 60],
    [4, 600],
    [5, 600],
    [40, 600],
  ])('after send %d is %d seconds', (count, seconds) => {
    const record = sendTimes(count);
    expect(secondsUntilResend(record, NOON)).toBe(seconds);
    expect(secondsUntilResend(record, NOON + 1)).toBe(seconds);
    expect(secondsUntilResend(record, NOON + (seconds - 1) * 1000)).toBe(1);
    expect(secondsUntilResend(record, NOON + seconds * 1000)).toBe(0);
  });

  it('is zero where nothing was sent', () => {
    expect(secondsUntilResend(null, NOON)).toBe(0);
  });

  it('is as long as the server says where it answers 429', () => {
    expect(secondsUntilResend(afterRateLimit(null, 42, NOON), NOON)).toBe(42);
    expect(secondsUntilResend(afterRateLimit(sendTimes(1), 300, NOON), NOON)).toBe(300);
    expect(secondsUntilResend(afterRateLimit(sendTimes(1), 5, NOON), NOON)).toBe(60);
  });

  it.each([NaN, -3, Infinity])('stays unchanged where the server says %d', (retryAfterS) => {
    expect(secondsUntilResend(afterRateLimit(sendTimes(1), retryAfterS, NOON), NOON)).toBe(60);
  });

  it('restarts, and is not longer, where the clock was set back by a day', () => {
    const yesterday = NOON - 24 * 60 * 60 * 1000;
    const refused = afterRateLimit(sendTimes(1), 300, NOON);
    const settled = settleRecord(refused, yesterday);
    expect(secondsUntilResend(settled, yesterday)).toBe(300);
    expect(secondsUntilResend(settled, yesterday + 299_000)).toBe(1);
    expect(secondsUntilResend(settleRecord(sendTimes(2), yesterday), yesterday + 60_000)).toBe(0);
  });

  it('is forgotten after an hour, with its count', () => {
    const record = JSON.stringify(sendTimes(5));
    expect(parseResendRecord(record, NOON + 3_600_000)).not.toBeNull();
    expect(parseResendRecord(record, NOON + 3_600_001)).toBeNull();
  });

  it('survives a reload', () => {
    const record = afterRateLimit(sendTimes(4), 30, NOON);
    expect(parseResendRecord(JSON.stringify(record), NOON + 1000)).toEqual(record);
  });

  it.each([
    null,
    '',
    'null',
    '4',
    '[]',
    '{}',
    '{"count":1',
    '{"count":-1,"lastSentAtMs":1}',
    '{"count":1.5,"lastSentAtMs":1}',
    '{"count":"1","lastSentAtMs":1}',
    '{"count":1e400,"lastSentAtMs":1}',
    '{"count":1,"lastSentAtMs":"now"}',
    '{"count":1,"lastSentAtMs":null}',
    '{"__proto__":{"count":1,"lastSentAtMs":1}}',
  ])('is none where the stored record is %s', (stored) => {
    expect(parseResendRecord(stored, 1000)).toBeNull();
  });
});

describe('any history of sends, refusals, reloads and clock changes', () => {
  type Step = { kind: 'send' | 'refuse' | 'pass' | 'reload' | 'setBack'; seconds: number };

  const step = (kind: Step['kind'], maxSeconds: number): fc.Arbitrary<Step> =>
    fc.nat(maxSeconds).map((seconds) => ({ kind, seconds }));
  const forward = fc.oneof(
    step('send', 0),
    step('refuse', 600),
    step('pass', 900),
    step('reload', 0),
  );
  const any = fc.oneof(forward, step('setBack', 86_400));

  /** A reference model that counts down in seconds, without time stamps or records. */
  class Waits {
    private sends = 0;
    private sinceSend = 0;
    private ruleWait = 0;
    private serverWait = 0;
    private hasRecord = false;

    get left(): number {
      return Math.max(this.ruleWait, this.serverWait);
    }

    act(step: Step): void {
      if (step.kind === 'send') {
        this.sends += 1;
        this.ruleWait = this.sends > 3 ? 600 : 60;
        this.serverWait = 0;
        this.sinceSend = 0;
        this.hasRecord = true;
      }
      if (step.kind === 'refuse') {
        if (!this.hasRecord) this.sinceSend = 0;
        this.serverWait = step.seconds;
        this.hasRecord = true;
      }
      if (step.kind === 'pass') {
        this.sinceSend += step.seconds;
        this.ruleWait = Math.max(0, this.ruleWait - step.seconds);
        this.serverWait = Math.max(0, this.serverWait - step.seconds);
      }
      if (step.kind === 'reload' && this.hasRecord && this.sinceSend > 3600) {
        this.sends = 0;
        this.hasRecord = false;
      }
    }
  }

  it(`shows the wait of the model (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.array(forward, { maxLength: 40 }), (history) => {
        const model = new Waits();
        let record: ResendRecord | null = null;
        let nowMs = NOON;
        for (const step of history) {
          model.act(step);
          if (step.kind === 'send') record = afterSend(record, nowMs);
          if (step.kind === 'refuse') record = afterRateLimit(record, step.seconds, nowMs);
          if (step.kind === 'pass') nowMs += step.seconds * 1000;
          if (step.kind === 'reload') record = parseResendRecord(JSON.stringify(record), nowMs);
          expect(secondsUntilResend(record, nowMs)).toBe(model.left);
        }
      }),
      runs(1_000),
    );
  });

  it(`never shows less than 0 or more than 600, and always runs out (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (history) => {
        let record: ResendRecord | null = null;
        let nowMs = NOON;
        for (const step of history) {
          if (step.kind === 'send') record = afterSend(record, nowMs);
          if (step.kind === 'refuse') record = afterRateLimit(record, step.seconds, nowMs);
          if (step.kind === 'pass') nowMs += step.seconds * 1000;
          if (step.kind === 'setBack') nowMs -= step.seconds * 1000;
          record = parseResendRecord(JSON.stringify(record), nowMs);
          const wait = secondsUntilResend(record, nowMs);
          expect(wait).toBeGreaterThanOrEqual(0);
          expect(wait).toBeLessThanOrEqual(600);
          expect(secondsUntilResend(record, nowMs + 600_000)).toBe(0);
        }
      }),
      runs(1_000),
    );
  });
});

describe('the countdown', () => {
  it.each([
    [600, '10:00'],
    [599.2, '10:00'],
    [60, '01:00'],
    [9, '00:09'],
    [0, '00:00'],
    [-5, '00:00'],
  ])('of %d seconds reads %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});
