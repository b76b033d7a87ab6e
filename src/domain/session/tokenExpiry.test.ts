import { isExpired, readExpiry } from './tokenExpiry';

const NOW = Date.UTC(2026, 10, 20, 5, 0, 0);
const IN_AN_HOUR = NOW + 3_600_000;

describe('the end of a token', () => {
  it.each([
    ['seconds', IN_AN_HOUR / 1000],
    ['milliseconds', IN_AN_HOUR],
    ['seconds as a text', String(IN_AN_HOUR / 1000)],
    ['milliseconds as a text', String(IN_AN_HOUR)],
    ['a time as a text', new Date(IN_AN_HOUR).toISOString()],
  ])('is understood as %s', (_, expireTime) => {
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
    ['a word', 'soon'],
    ['an object', {}],
    ['a year ahead', NOW / 1000 + 365 * 86_400],
  ])('is left to the server where it is %s', (_, expireTime) => {
    expect(readExpiry(expireTime, NOW)).toBeNull();
  });

  it.each([-48, -12, -1, 0, 1, 12, 47])(
    'gives a cookie that outlives the login with a device clock %d hours off',
    (hours) => {
      const deviceNow = NOW + hours * 3_600_000;
      const expiresAtMs = readExpiry(IN_AN_HOUR / 1000, deviceNow);
      expect(expiresAtMs === null || expiresAtMs > deviceNow).toBe(true);
    },
  );

  it('has come at its very moment, and never for a token without one', () => {
    expect(isExpired(IN_AN_HOUR, IN_AN_HOUR - 1)).toBe(false);
    expect(isExpired(IN_AN_HOUR, IN_AN_HOUR)).toBe(true);
    expect(isExpired(null, IN_AN_HOUR)).toBe(false);
  });
});
