import type { AuthParameter } from './authParameter';
import { readCookie, removeCookie, writeCookie } from './cookies';

const COOKIE = 'bos_auth';

/** The token of the session: `auth` goes before the cookie, and a page uses one of them alone. */
export interface SessionToken {
  read(): { token: string; source: 'cookie' | 'auth' } | null;
  store(token: string, expiresAtMs: number | null): void;
  clear(): void;
}

/**
 * `isFramed`: a frame of another site gets no SameSite=Strict cookie, so what it is given becomes
 * `auth` (decisions.md 8).
 */
export function makeSessionToken(auth: AuthParameter, isFramed: boolean): SessionToken {
  return {
    read() {
      const parameter = auth.token();
      if (parameter !== null) return { token: parameter, source: 'auth' };
      const cookie = readCookie(COOKIE);
      return cookie ? { token: cookie, source: 'cookie' } : null;
    },
    store(token, expiresAtMs) {
      if (isFramed || auth.token() !== null) auth.keep(token);
      // Assumption: where the browser refuses the cookie, the tab lives on the token as on `auth`.
      else if (!writeCookie(COOKIE, token, expiresAtMs)) auth.keep(token);
    },
    clear() {
      auth.clear();
      removeCookie(COOKIE);
    },
  };
}
