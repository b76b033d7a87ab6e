import { beginMailWait, isAlreadyVerified, secondsUntilMail } from './accountVerification';

const NOW = Date.UTC(2026, 10, 20, 5, 0, 0);

describe('the wait before another verification mail', () => {
  it('is not there before the first mail', () => {
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

  it('is the one that the server asks for where it refuses a mail', () => {
    expect(secondsUntilMail(beginMailWait(NOW, 300), NOW + 10_000)).toBe(290);
    expect(secondsUntilMail(beginMailWait(NOW, -5), NOW)).toBe(0);
  });

  it('is no longer for a clock that was set back', () => {
    expect(secondsUntilMail(beginMailWait(NOW), NOW - 3_600_000)).toBe(59);
  });
});

it('knows the answer to a link that was used before', () => {
  expect(isAlreadyVerified('Account already verified')).toBe(true);
  expect(isAlreadyVerified('Token not found')).toBe(false);
  expect(isAlreadyVerified(null)).toBe(false);
});
