import { isExpired, readExpiry, readServerAhead } from './tokenExpiry';

const NOW = Date.UTC(2026, 10, 20, 5, 0, 0);
const IN_AN_HOUR = NOW + 3_600_000;

describe('the end of a token', () => {
  it.each([
    ['seconds', IN_AN_HOUR / 1000],
    ['milliseconds', IN_AN_HOUR],
    ['seconds as a text', String(IN_AN_HOUR / 1000)],
    ['milliseconds as a text', String(IN_AN_HOUR)],
    ['a time as a text', new Date(IN_AN_HOUR).toISOString()],
  ])('N7: is understood as %s', (_, expireTime) => {
    expect(readExpiry(expireTime, NOW)).toBe(IN_AN_HOUR);
  });

  it.each([
    ['in the past', NOW / 1000 - 1],
    ['now', NOW / 1000],
    ['0', 0],
    ['negative', -5],
    ['null', null],
    ['missing', undefined],
    ['no number', NaN],
    ['endless', Infinity],
    ['1e18', 1e18],
    ['an empty text', ''],
    ['a blank text', '  '],
    ['a word', 'soon'],
    ['an object', {}],
    ['a year ahead', NOW / 1000 + 365 * 86_400],
    ['a moment more than 30 days ahead', NOW + 30 * 86_400_000 + 1],
  ])('N7: is left to the server where it is %s', (_, expireTime) => {
    expect(readExpiry(expireTime, NOW)).toBeNull();
  });

  it('N7: is accepted up to 30 days ahead', () => {
    const inThirtyDays = NOW + 30 * 86_400_000;
    expect(readExpiry(inThirtyDays, NOW)).toBe(inThirtyDays);
    expect(readExpiry(NOW + 1, NOW)).toBe(NOW + 1);
  });

  it.each([-48, -12, -1, 0, 1, 12, 47])(
    'N7: gives a cookie that outlives the login with a device clock %d hours off',
    (hours) => {
      const deviceNow = NOW + hours * 3_600_000;
      const expiresAtMs = readExpiry(IN_AN_HOUR / 1000, deviceNow);
      expect(expiresAtMs === null || expiresAtMs > deviceNow).toBe(true);
    },
  );

  it.each([-48, -12, -1, 0, 1, 12, 48])(
    'N7: is an hour from the login by a device clock that is %d hours off, where the server shows its own',
    (hours) => {
      const deviceNow = NOW + hours * 3_600_000;
      const aheadMs = readServerAhead(new Date(NOW).toUTCString(), deviceNow) ?? 0;
      expect(readExpiry(IN_AN_HOUR / 1000, deviceNow, aheadMs)).toBe(deviceNow + 3_600_000);
    },
  );

  it('is reached exactly at its time, and never for a token without one', () => {
    expect(isExpired(IN_AN_HOUR, IN_AN_HOUR - 1)).toBe(false);
    expect(isExpired(IN_AN_HOUR, IN_AN_HOUR)).toBe(true);
    expect(isExpired(null, IN_AN_HOUR)).toBe(false);
  });
});

describe("the server's clock", () => {
  it.each([null, '', 'yesterday'])('cannot be read from %p', (date) => {
    expect(readServerAhead(date, NOW)).toBeNull();
  });

  it("counts as equal to the device's where they differ by no more than a response takes", () => {
    expect(readServerAhead(new Date(NOW - 4_000).toUTCString(), NOW)).toBe(0);
    expect(readServerAhead(new Date(NOW + 4_000).toUTCString(), NOW)).toBe(0);
    expect(readServerAhead(new Date(NOW + 5_000).toUTCString(), NOW)).toBe(5_000);
    expect(readServerAhead(new Date(NOW - 60_000).toUTCString(), NOW)).toBe(-60_000);
  });
});
