import { jsonFields } from '@/primitives/readObject';

/**
 * After a verification mail was sent, the next one waits so long (sign-in.md#verification-mail).
 */
const MAIL_WAIT_S = 59;

/** No wait is longer, whatever a server or a stored record says. */
const LONGEST_WAIT_S = 600;

/** The wait that began when a verification mail was sent, or refused, for an address. */
export interface MailWait {
  readonly beganAtMs: number;
  readonly waitS: number;
}

/** The wait that begins now; a server that refuses a mail (429) says how long it is. */
export function beginMailWait(nowMs: number, waitS: number = MAIL_WAIT_S): MailWait {
  const wholeS = Number.isFinite(waitS) ? waitS : MAIL_WAIT_S;
  return { beganAtMs: nowMs, waitS: Math.min(LONGEST_WAIT_S, Math.max(0, wholeS)) };
}

/** Whole seconds until a mail may be sent again. A clock that was set back makes no wait longer. */
export function secondsUntilMail(wait: MailWait | null, nowMs: number): number {
  if (wait === null) return 0;
  const leftS = Math.ceil((wait.beganAtMs + wait.waitS * 1000 - nowMs) / 1000);
  return Math.min(wait.waitS, Math.max(0, leftS));
}

/**
 * The wait after the device's clock was set back by `-jumpMs` under an open page: it goes on. The same
 * where it is right already, as another tab has moved it; a clock that was set on ends it, and the
 * server says so if that was too soon.
 */
export const afterClockJump = (wait: MailWait, jumpMs: number, nowMs: number): MailWait =>
  wait.beganAtMs > nowMs ? { ...wait, beganAtMs: wait.beganAtMs + jumpMs } : wait;

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/**
 * Reads a stored wait as it counts now: null where it is over, missing or broken. One that begins
 * later than now begins now, so that nobody waits for a clock that was set back; store what comes out.
 */
export function parseMailWait(stored: string | null, nowMs: number): MailWait | null {
  const { beganAtMs, waitS } = jsonFields(stored);
  if (!isBetween(beganAtMs, 1, Number.MAX_SAFE_INTEGER)) return null;
  if (!isBetween(waitS, 0, LONGEST_WAIT_S)) return null;
  const wait = { beganAtMs: Math.min(beganAtMs, nowMs), waitS };
  return secondsUntilMail(wait, nowMs) === 0 ? null : wait;
}

/** Whether a link was refused because there is nothing left to verify: no error for who opens it. */
export function isAlreadyVerified(message: string | null): boolean {
  return message === 'Account already verified';
}
