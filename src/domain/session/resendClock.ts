import { jsonFields } from '@/primitives/readObject';

/**
 * After each of the first three codes the user waits 60 s, after every later one 600 s
 * (sign-in.md#another-code).
 */
const SHORT_WAIT_S = 60;
const LONG_WAIT_S = 600;
const SENDS_WITH_SHORT_WAIT = 3;
/** An older record is ignored (sign-in.md#another-code). */
const RECORD_LIFE_MS = 60 * 60 * 1000;

/**
 * What the device stores about the codes sent to one user. The automatic SMS after login counts as
 * the first code.
 */
export interface ResendRecord {
  readonly count: number;
  readonly lastSentAtMs: number;
  /** The end of the wait that the server asked for (429), if it did. */
  readonly refusedUntilMs?: number;
}

const waitAfterMs = (count: number): number => {
  if (count === 0) return 0;
  return (count <= SENDS_WITH_SHORT_WAIT ? SHORT_WAIT_S : LONG_WAIT_S) * 1000;
};

/** The record after a code was sent. */
export function afterSend(record: ResendRecord | null, nowMs: number): ResendRecord {
  return { count: (record?.count ?? 0) + 1, lastSentAtMs: nowMs };
}

/** The record after the server rejected a send with a wait of `retryAfterS` seconds (429). */
export function afterRateLimit(
  record: ResendRecord | null,
  retryAfterS: number,
  nowMs: number,
): ResendRecord {
  const waitS = Number.isFinite(retryAfterS) ? Math.max(0, retryAfterS) : 0;
  const known = record ?? { count: 0, lastSentAtMs: nowMs };
  return { ...known, refusedUntilMs: nowMs + Math.min(waitS, LONG_WAIT_S) * 1000 };
}

/** Whole seconds until another code may be sent: 0 to 600. */
export function secondsUntilResend(record: ResendRecord | null, nowMs: number): number {
  if (record === null) return 0;
  const freeAtMs = Math.max(
    record.lastSentAtMs + waitAfterMs(record.count),
    record.refusedUntilMs ?? 0,
  );
  return Math.min(LONG_WAIT_S, Math.max(0, Math.ceil((freeAtMs - nowMs) / 1000)));
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/**
 * Adjusts a record to the current time: null where it is older than an hour. A send in the future
 * means that the clock was set back; it then counts as sent now, so that the user does not wait
 * longer. The caller has to store the result, or every read restarts the wait.
 */
export function settleRecord(record: ResendRecord | null, nowMs: number): ResendRecord | null {
  if (record === null || nowMs - record.lastSentAtMs > RECORD_LIFE_MS) return null;
  const aheadMs = Math.max(0, record.lastSentAtMs - nowMs);
  const settled = { count: record.count, lastSentAtMs: record.lastSentAtMs - aheadMs };
  if (record.refusedUntilMs === undefined) return settled;
  const refusedUntilMs = record.refusedUntilMs - aheadMs;
  // A wait longer than the maximum comes from a wrong clock. If the limit still holds, the server
  // repeats it.
  return refusedUntilMs > nowMs + LONG_WAIT_S * 1000 ? settled : { ...settled, refusedUntilMs };
}

/**
 * Adjusts the record after the device's clock jumped by `jumpMs` while the page was open, so that
 * the wait continues. Unchanged where no adjustment is needed: another tab has made it, or the
 * record is still less than an hour old.
 */
export function afterClockJump(record: ResendRecord, jumpMs: number, nowMs: number): ResendRecord {
  const ageMs = nowMs - record.lastSentAtMs;
  const isOff = jumpMs < 0 ? ageMs < 0 : ageMs > RECORD_LIFE_MS;
  if (!isOff) return record;
  const { count, lastSentAtMs, refusedUntilMs } = record;
  const moved = { count, lastSentAtMs: lastSentAtMs + jumpMs };
  return refusedUntilMs === undefined
    ? moved
    : { ...moved, refusedUntilMs: refusedUntilMs + jumpMs };
}

/** Reads a stored record; null for one that is missing, broken or older than an hour. */
export function parseResendRecord(stored: string | null, nowMs: number): ResendRecord | null {
  const { count, lastSentAtMs, refusedUntilMs } = jsonFields(stored);
  if (!isCount(count) || !isTime(lastSentAtMs)) return null;
  const record = { count, lastSentAtMs };
  return settleRecord(isTime(refusedUntilMs) ? { ...record, refusedUntilMs } : record, nowMs);
}

/** The remaining wait for display: `mm:ss`. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
}
