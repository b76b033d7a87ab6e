import { AUTH_ENDS_AT, type AuthParameter } from './authParameter';
import { readCookie, removeCookie, writeCookie } from './cookies';
import type { SafeStorage } from './safeStorage';

const COOKIE = 'bos_auth';
/** When the token ends: a script cannot read that from a cookie. Says nothing of anybody. */
const ENDS_AT = 'bos.session-end';

/** The token of the session: `auth` goes before the cookie, and a page uses one of them alone. */
export interface SessionToken {
  read(): { token: string; source: 'cookie' | 'auth' } | null;
  store(token: string, expiresAtMs: number | null): void;
  endsAtMs(): number | null;
  clear(): void;
}

export interface SessionStorages {
  /** For the cookie, which all tabs have. */
  shared: SafeStorage;
  /** For `auth`, which is the tab's own. */
  tab: SafeStorage;
}

/**
 * `isFramed`: a frame of another site gets no SameSite=Strict cookie, so what it is given becomes
 * `auth` (decisions.md 8).
 */
export function makeSessionToken(
  auth: AuthParameter,
  { shared, tab }: SessionStorages,
  isFramed: boolean,
): SessionToken {
  const placeOfEnd = (): readonly [SafeStorage, string] =>
    auth.token() === null ? [shared, ENDS_AT] : [tab, AUTH_ENDS_AT];
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
      const [storage, key] = placeOfEnd();
      if (expiresAtMs === null) storage.remove(key);
      else storage.set(key, String(expiresAtMs));
    },
    endsAtMs() {
      const [storage, key] = placeOfEnd();
      const endsAtMs = Number(storage.get(key) ?? Number.NaN);
      return Number.isFinite(endsAtMs) ? endsAtMs : null;
    },
    clear() {
      auth.clear();
      removeCookie(COOKIE);
      tab.remove(AUTH_ENDS_AT);
      shared.remove(ENDS_AT);
    },
  };
}
