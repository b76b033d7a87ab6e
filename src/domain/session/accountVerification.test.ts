import {
  afterClockJump,
  beginMailWait,
  isAlreadyVerified,
  parseMailWait,
  secondsUntilMail,
} from './accountVerification';

const NOW = Date.UTC(2026, 10, 20, 5, 0, 0);

describe('the wait before another verification mail', () => {
  it('is zero before the first mail', () => {
    expect(secondsUntilMail(null, NOW)).toBe(0);
  });

  it.each([
    [0, 59],
    [1, 59],
    [999, 59],
    [1_000, 58],
    [58_001, 1],
    [59_000, 0],
    [3_600_000, 0],
  ])('after %i ms is %i seconds', (passedMs, leftS) => {
    expect(secondsUntilMail(beginMailWait(NOW), NOW + passedMs)).toBe(leftS);
  });

  it('is the one that the server asks for where it rejects a request for a mail', () => {
    expect(secondsUntilMail(beginMailWait(NOW, 300), NOW + 10_000)).toBe(290);
    expect(secondsUntilMail(beginMailWait(NOW, -5), NOW)).toBe(0);
  });

  it.each([
    [3_600, 600],
    [Infinity, 59],
    [NaN, 59],
  ])('is never longer than ten minutes, nor of %d seconds', (saidS, waitS) => {
    expect(secondsUntilMail(beginMailWait(NOW, saidS), NOW)).toBe(waitS);
  });

  it('is not longer where the clock was set back', () => {
    expect(secondsUntilMail(beginMailWait(NOW), NOW - 3_600_000)).toBe(59);
  });
});

it('continues where the clock is set back while the page is open, however many tabs adjust it', () => {
  const jumpMs = -86_400_000;
  const nowMs = NOW + 20_000 + jumpMs;
  const moved = afterClockJump(beginMailWait(NOW), jumpMs, nowMs);
  expect(secondsUntilMail(moved, nowMs)).toBe(39);
  expect(afterClockJump(moved, jumpMs, nowMs)).toBe(moved);
});

describe('a stored wait', () => {
  const stored = (beganAtMs: unknown, waitS: unknown) => JSON.stringify({ beganAtMs, waitS });

  it('is read unchanged until it is over', () => {
    expect(parseMailWait(stored(NOW, 59), NOW + 58_000)).toEqual({ beganAtMs: NOW, waitS: 59 });
    expect(parseMailWait(stored(NOW, 59), NOW + 59_000)).toBeNull();
    expect(parseMailWait(null, NOW)).toBeNull();
  });

  it('may have begun in the first millisecond of the epoch', () => {
    expect(parseMailWait(stored(1, 59), 1)).toEqual({ beganAtMs: 1, waitS: 59 });
  });

  it('may be as long as ten minutes', () => {
    expect(parseMailWait(stored(NOW, 600), NOW)).toEqual({ beganAtMs: NOW, waitS: 600 });
  });

  it('restarts where the clock was set back', () => {
    const yesterday = NOW - 86_400_000;
    expect(parseMailWait(stored(NOW, 59), yesterday)).toEqual({ beganAtMs: yesterday, waitS: 59 });
  });

  it.each([
    '',
    'null',
    '59',
    '[]',
    '{}',
    '{"beganAtMs":',
    stored(-1, 59),
    stored(0, 59),
    stored(2 ** 53, 59),
    stored(NOW, -59),
    stored(NOW, 601),
    stored(NOW, '59'),
    stored('now', 59),
    stored(NOW, null),
    `{"beganAtMs":${NOW},"waitS":1e400}`,
    `{"__proto__":{"beganAtMs":${NOW},"waitS":59}}`,
  ])('is none where it is %s', (broken) => {
    expect(parseMailWait(broken, NOW)).toBeNull();
  });
});

it('recognises the response to a link that was used before', () => {
  expect(isAlreadyVerified('Account already verified')).toBe(true);
  expect(isAlreadyVerified('Token not found')).toBe(false);
  expect(isAlreadyVerified(null)).toBe(false);
});
