import { messageRef } from '@/primitives/messageRef';

/**
 * How long the notice of an ended session is shown before the cookie is deleted and the page
 * reloads.
 */
export const SESSION_ENDED_RELOAD_MS = 1500;

/** The message for errors that have no message of their own (wire.md#problems). */
export const GENERIC_ERROR = messageRef('common.genericError');

/** The notice that the server no longer accepts the session (sessions.md#how-a-session-ends). */
export const SESSION_ENDED = messageRef('access.session.ended');

/** Title and body of the notice on the login page after the session expired (sessions.md#idle). */
export const SESSION_EXPIRED = {
  title: messageRef('access.session.expired.title'),
  body: messageRef('access.session.expired.body'),
} as const;

/** Shown where a code is rejected because the temporary token expired. */
export const OTP_TIME_EXPIRED = messageRef('access.session.otpTimeExpired');

/** Whether a response says that the session is no longer valid: 400 or 401 'Invalid JWT token'. */
export function isInvalidJwt(status: number | null, message: string | null): boolean {
  return (status === 400 || status === 401) && message === 'Invalid JWT token';
}

/**
 * Whether a mailed link was rejected for good: its token was used, has expired or never existed.
 */
export const isUnknownLink = (message: string | null): boolean => message === 'Token not found';

/**
 * The kind of notice for an error: a warning below 500, an error from 500 or without a response.
 */
export function noticeKindFor(status: number | null): 'warning' | 'error' {
  return status !== null && status < 500 ? 'warning' : 'error';
}
