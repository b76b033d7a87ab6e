import type { SessionPort } from '@/ports/session';
import { AUTH_ENDS_AT, type AuthParameter } from './authParameter';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { isToken } from './isToken';
import type { SafeStorage } from './safeStorage';
import type { SessionRecord } from './sessionRecord';

const COOKIE = 'bos_auth';
/** When the token ends: a script cannot read that from a cookie. Says nothing of anybody. */
const ENDS_AT = 'bos.session-end';

/** The token in the cookie. A value that could never be sent is cleared: nobody could sign in over it. */
function readTokenCookie(): string | null {
  const value = readCookie(COOKIE);
  if (value === null || isToken(value)) return value;
  removeCookie(COOKIE);
  return null;
}

/** The token of the session: `auth` goes before the cookie, and a page uses one of them alone. */
export interface SessionToken extends SessionPort {
  /** The browser's session has ended, or become another, since this page took it up. */
  hasMoved(): boolean;
  /** Calls back when a call was about to be made and the cookie turned out to be another's. */
  onMoved(listener: () => void): void;
}

export interface SessionStorages {
  /** For the cookie, which all tabs have. */
  shared: SafeStorage;
  /** For `auth`, which is the tab's own. */
  tab: SafeStorage;
  /** By which it is known whose the cookie is. */
  record: SessionRecord;
}

/**
 * `isFramed`: a frame of another site gets no SameSite=Strict cookie, so what it is given becomes
 * `auth` (sessions.md#which-token-is-used).
 */
export function makeSessionToken(
  auth: AuthParameter,
  { shared, tab, record }: SessionStorages,
  isFramed: boolean,
): SessionToken {
  let tellMoved = () => undefined as void;
  /** The token that this page has from the cookie; null where it has no session from there. */
  let current: string | null = null;
  /** The name of the browser's session as this page knows it, its own or not. */
  let sessionName = record.name();

  const isAnothers = (cookie: string | null): boolean =>
    cookie !== null &&
    current !== null &&
    cookie !== current &&
    !(record.name() === sessionName && record.matches(cookie));

  const takeUp = (cookie: string): void => {
    current = cookie;
    if (!record.matches(cookie)) {
      record.claim(cookie);
      // The end that was kept is another token's.
      shared.remove(ENDS_AT);
    }
    sessionName = record.name();
  };

  const storageOfEnd = (): readonly [SafeStorage, string] =>
    auth.token() === null ? [shared, ENDS_AT] : [tab, AUTH_ENDS_AT];

  const keep = (token: string, expiresAtMs: number | null): void => {
    if (isFramed || auth.token() !== null) auth.keep(token);
    else if (writeCookie(COOKIE, token, expiresAtMs)) current = token;
    // Assumption: where the browser refuses the cookie, the tab lives on the token as on `auth`.
    else auth.keep(token);
    const [storage, key] = storageOfEnd();
    if (expiresAtMs === null) storage.remove(key);
    else storage.set(key, String(expiresAtMs));
  };

  const hasMoved = (): boolean =>
    auth.token() === null && (record.name() !== sessionName || isAnothers(readTokenCookie()));

  const leave = (): void => {
    current = null;
    sessionName = record.name();
  };

  const read = (): ReturnType<SessionPort['read']> => {
    const parameter = auth.token();
    if (parameter !== null) return { token: parameter, source: 'auth' };
    const cookie = readTokenCookie();
    if (!cookie || current === null) return null;
    if (isAnothers(cookie)) tellMoved();
    else current = cookie;
    return { token: current, source: 'cookie' };
  };

  return {
    read,
    resume() {
      const cookie = auth.token() === null && current === null ? readTokenCookie() : null;
      if (cookie) takeUp(cookie);
      return read();
    },
    begin(token, expiresAtMs) {
      keep(token, expiresAtMs);
      if (auth.token() === null) record.begin(token);
      sessionName = record.name();
    },
    store(token, expiresAtMs) {
      // Signed out elsewhere, or somebody else by now: a response that comes late changes neither.
      if (hasMoved()) {
        tellMoved();
        return;
      }
      // First the record: whoever sees the new token in the cookie has to find it there.
      if (current !== null && auth.token() === null) record.renew(token, current);
      keep(token, expiresAtMs);
    },
    endsAtMs() {
      const [storage, key] = storageOfEnd();
      const endsAtMs = Number(storage.get(key) ?? Number.NaN);
      return Number.isFinite(endsAtMs) ? endsAtMs : null;
    },
    clear() {
      if (auth.token() === null) {
        removeCookie(COOKIE);
        shared.remove(ENDS_AT);
      }
      auth.clear();
      tab.remove(AUTH_ENDS_AT);
      leave();
    },
    leave,
    others() {
      const cookie = readTokenCookie();
      return auth.token() === null && isAnothers(cookie) ? cookie : null;
    },
    hasMoved,
    onMoved: (listener) => (tellMoved = listener),
  };
}
