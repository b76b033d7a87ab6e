/** Larger numbers are milliseconds: as seconds they would be after the year 5138. */
const SECONDS_LIMIT = 1e11;

// Assumption: a session lasts an hour. An end more than 30 days ahead is an error of the server's
// or the device's clock, and no cookie should live that long.
const LONGEST_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The `Date` header has whole seconds and responses take time, so a small difference means nothing.
 */
const CLOCK_NOISE_MS = 5_000;

const toNumber = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  const number = Number(value);
  return Number.isNaN(number) ? Date.parse(value) : number;
};

/**
 * When a token expires by the device's clock, in milliseconds since the epoch, from the server's
 * `expire_time` (seconds; milliseconds and strings are accepted too). `serverAheadMs` is how far
 * the server's clock is ahead of the device's. Null means: until the browser is closed. An end in
 * the past or too far ahead means that a clock is wrong, because the server has just issued the
 * token; then the server's 401 decides.
 */
export function readExpiry(expireTime: unknown, nowMs: number, serverAheadMs = 0): number | null {
  const time = toNumber(expireTime);
  const expiresAtMs = (time > SECONDS_LIMIT ? time : time * 1000) - serverAheadMs;
  const isSane = expiresAtMs > nowMs && expiresAtMs <= nowMs + LONGEST_LIFE_MS;
  return isSane ? expiresAtMs : null;
}

/**
 * By how many milliseconds the server's clock is ahead of the device's, from the `Date` header of a
 * response that has just arrived. Null where it cannot be read: a server of another origin may hide
 * it.
 */
export function readServerAhead(date: string | null, nowMs: number): number | null {
  const serverNowMs = Date.parse(date ?? '');
  if (Number.isNaN(serverNowMs)) return null;
  const aheadMs = serverNowMs - nowMs;
  return Math.abs(aheadMs) < CLOCK_NOISE_MS ? 0 : aheadMs;
}

/** Whether the token has expired; one without a known end never does. */
export function isExpired(expiresAtMs: number | null, nowMs: number): boolean {
  return expiresAtMs !== null && nowMs >= expiresAtMs;
}
