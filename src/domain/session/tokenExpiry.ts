/** Numbers above are milliseconds: as seconds they would lie in the year 5138. */
const SECONDS_LIMIT = 1e11;

// Assumption: a session lives an hour; an end more than 30 days ahead is a mistake of the server's
// or of this device's clock, and no cookie is to be kept for that long.
const LONGEST_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** `Date` has whole seconds, and answers take a while: a difference this small is none. */
const CLOCK_NOISE_MS = 5_000;

const toNumber = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  const number = Number(value);
  return Number.isNaN(number) ? Date.parse(value) : number;
};

/**
 * When a token ends by the device's clock, in milliseconds since the epoch, from the server's
 * `expire_time` (seconds; milliseconds and texts are understood too). `serverAheadMs` is by how much
 * the server's clock is ahead of the device's. Null means: for as long as the browser is open. An
 * end in the past or beyond reason says more about a clock than about the token that the server
 * gave this moment, so the server's 401 is left to decide.
 */
export function readExpiry(expireTime: unknown, nowMs: number, serverAheadMs = 0): number | null {
  const time = toNumber(expireTime);
  const expiresAtMs = (time > SECONDS_LIMIT ? time : time * 1000) - serverAheadMs;
  const isSane = expiresAtMs > nowMs && expiresAtMs <= nowMs + LONGEST_LIFE_MS;
  return isSane ? expiresAtMs : null;
}

/**
 * By how many milliseconds the server's clock is ahead of the device's, from the `Date` of an answer
 * that has just come. Null where it cannot be read: a server of another origin may not show it.
 */
export function readServerAhead(date: string | null, nowMs: number): number | null {
  const serverNowMs = Date.parse(date ?? '');
  if (Number.isNaN(serverNowMs)) return null;
  const aheadMs = serverNowMs - nowMs;
  return Math.abs(aheadMs) < CLOCK_NOISE_MS ? 0 : aheadMs;
}

/** Whether the time has come; a token without a known end never ends by itself. */
export function isExpired(expiresAtMs: number | null, nowMs: number): boolean {
  return expiresAtMs !== null && nowMs >= expiresAtMs;
}
