/** After a verification mail was sent, the next one waits so long (product.md 9). */
const MAIL_WAIT_S = 59;

/** The wait that began when a verification mail was sent, or refused, for an address. */
export interface MailWait {
  readonly beganAtMs: number;
  readonly waitS: number;
}

/** The wait that begins now; a server that refuses a mail (429) says how long it is. */
export function beginMailWait(nowMs: number, waitS: number = MAIL_WAIT_S): MailWait {
  return { beganAtMs: nowMs, waitS: Math.max(0, waitS) };
}

/** Whole seconds until a mail may be sent again. A clock that was set back makes no wait longer. */
export function secondsUntilMail(wait: MailWait | null, nowMs: number): number {
  if (wait === null) return 0;
  const leftS = Math.ceil((wait.beganAtMs + wait.waitS * 1000 - nowMs) / 1000);
  return Math.min(wait.waitS, Math.max(0, leftS));
}

/** Whether a link was refused because there is nothing left to verify: no error for who opens it. */
export function isAlreadyVerified(message: string | null): boolean {
  return message === 'Account already verified';
}
