import { jsonFields } from '@/primitives/readObject';

/**
 * The wait after a verification mail before another one can be sent (sign-in.md#verification-mail).
 */
const MAIL_WAIT_S = 59;

/** The longest wait accepted from a server or a stored record. */
const LONGEST_WAIT_S = 600;

/** The wait that starts when a verification mail was sent to an address, or rejected. */
export interface MailWait {
  readonly beganAtMs: number;
  readonly waitS: number;
}

/** Starts the wait now. A server that rejects the request (429) says how long it is. */
export function beginMailWait(nowMs: number, waitS: number = MAIL_WAIT_S): MailWait {
  const wholeS = Number.isFinite(waitS) ? waitS : MAIL_WAIT_S;
  return { beganAtMs: nowMs, waitS: Math.min(LONGEST_WAIT_S, Math.max(0, wholeS)) };
}

/**
 * Whole seconds until another mail can be sent. Setting the clock back does not make the wait
 * longer.
 */
export function secondsUntilMail(wait: MailWait | null, nowMs: number): number {
  if (wait === null) return 0;
  const leftS = Math.ceil((wait.beganAtMs + wait.waitS * 1000 - nowMs) / 1000);
  return Math.min(wait.waitS, Math.max(0, leftS));
}

/**
 * Adjusts the wait after the device's clock was set back by `-jumpMs` while the page was open, so
 * that it continues. Unchanged where another tab has adjusted it already. A clock set forward ends
 * the wait; if that was too early, the server rejects the next request.
 */
export const afterClockJump = (wait: MailWait, jumpMs: number, nowMs: number): MailWait =>
  wait.beganAtMs > nowMs ? { ...wait, beganAtMs: wait.beganAtMs + jumpMs } : wait;

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/**
 * Reads a stored wait: null where it is over, missing or broken. A wait that starts in the future
 * starts now instead, so that a clock set back does not make it longer; the caller has to store the
 * result.
 */
export function parseMailWait(stored: string | null, nowMs: number): MailWait | null {
  const { beganAtMs, waitS } = jsonFields(stored);
  if (!isBetween(beganAtMs, 1, Number.MAX_SAFE_INTEGER)) return null;
  if (!isBetween(waitS, 0, LONGEST_WAIT_S)) return null;
  const wait = { beganAtMs: Math.min(beganAtMs, nowMs), waitS };
  return secondsUntilMail(wait, nowMs) === 0 ? null : wait;
}

/**
 * Whether a link was rejected because the address is verified already, which is no error for the
 * user.
 */
export function isAlreadyVerified(message: string | null): boolean {
  return message === 'Account already verified';
}
