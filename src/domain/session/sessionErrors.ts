import { messageRef } from '@/primitives/messageRef';

/** How long the notice of an ended session stands before the cookie goes and the page reloads. */
export const SESSION_ENDED_RELOAD_MS = 1500;

/** Text for anything that went wrong and has no better one (wire.md#problems). */
export const GENERIC_ERROR = messageRef('common.genericError');

/** The notice of a session that the server no longer accepts (sessions.md#how-a-session-ends). */
export const SESSION_ENDED = messageRef('access.session.ended');

/** Title and body of the notice before login where the session ran out (sessions.md#idle). */
export const SESSION_EXPIRED = {
  title: messageRef('access.session.expired.title'),
  body: messageRef('access.session.expired.body'),
} as const;

/** Shown where a code is refused because the temporary token ran out. */
export const OTP_TIME_EXPIRED = messageRef('access.session.otpTimeExpired');

/** Whether an answer says that the session is no longer accepted: 400 or 401 'Invalid JWT token'. */
export function isInvalidJwt(status: number | null, message: string | null): boolean {
  return (status === 400 || status === 401) && message === 'Invalid JWT token';
}

/** Whether a mailed link was refused for good: its token was used, has run out, or never was one. */
export const isUnknownLink = (message: string | null): boolean => message === 'Token not found';

/** How loud an error is: below 500 a warning, from 500 and without any answer an error. */
export function noticeKindFor(status: number | null): 'warning' | 'error' {
  return status !== null && status < 500 ? 'warning' : 'error';
}
