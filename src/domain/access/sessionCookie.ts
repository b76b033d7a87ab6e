/** The name of the cookie with the token of the session (storage.md#cookies). */
export const SESSION_COOKIE = 'bos_auth';
