import { SESSION_COOKIE } from '@/domain/access/sessionCookie';
import type { SessionPort } from '@/ports/session';
import { AUTH_ENDS_AT, type AuthParameter } from './authParameter';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { isToken } from './isToken';
import type { SafeStorage } from './safeStorage';
import type { SessionRecord } from './sessionRecord';

/** When the token ends; a script cannot read that from a cookie. It identifies nobody. */
const ENDS_AT = 'bos.session-end';

/** The token in the cookie. An invalid value is cleared, because it would block every sign-in. */
function readTokenCookie(): string | null {
  const value = readCookie(SESSION_COOKIE);
  if (value === null || isToken(value)) return value;
  removeCookie(SESSION_COOKIE);
  return null;
}

/** The session token: `auth` takes precedence over the cookie, and a page uses only one of them. */
export interface SessionToken extends SessionPort {
  /** The browser's session has ended or been replaced since this page took it. */
  hasMoved(): boolean;
  /** Calls back when a call was about to be made and the cookie belonged to another session. */
  onMoved(listener: () => void): void;
}

export interface SessionStorages {
  /** For the cookie, shared by all tabs. */
  shared: SafeStorage;
  /** For `auth`, which belongs to this tab. */
  tab: SafeStorage;
  /** Whose session the cookie belongs to. */
  record: SessionRecord;
}

/**
 * `isFramed`: a frame of another site gets no SameSite=Strict cookie, so a page in a frame never uses
 * the cookie, and its token is treated as `auth` (sessions.md#which-token-is-used).
 */
export function makeSessionToken(
  auth: AuthParameter,
  { shared, tab, record }: SessionStorages,
  isFramed: boolean,
): SessionToken {
  let tellMoved: () => void = () => undefined;
  /** The token that this page took from the cookie; null if it has no session from there. */
  let current: string | null = null;
  /**
   * The name of the browser's session as this page last saw it, its own or not. A page that has not
   * looked yet knows of none.
   */
  let sessionName: string | null = null;
  let hasLooked = false;

  const isAnothers = (cookie: string | null): boolean =>
    cookie !== null &&
    current !== null &&
    cookie !== current &&
    !(record.name() === sessionName && record.matches(cookie));

  const takeUp = (cookie: string): void => {
    current = cookie;
    if (!record.matches(cookie)) {
      record.claim(cookie);
      // The stored end belongs to another token.
      shared.remove(ENDS_AT);
    }
    sessionName = record.name();
  };

  const storageOfEnd = (): readonly [SafeStorage, string] =>
    auth.token() === null ? [shared, ENDS_AT] : [tab, AUTH_ENDS_AT];

  const keep = (token: string, expiresAtMs: number | null): void => {
    if (isFramed || auth.token() !== null) auth.keep(token);
    else if (writeCookie(SESSION_COOKIE, token, expiresAtMs)) current = token;
    // Assumption: if the browser refuses the cookie, the tab uses the token as `auth`.
    else auth.keep(token);
    const [storage, key] = storageOfEnd();
    if (expiresAtMs === null) storage.remove(key);
    else storage.set(key, String(expiresAtMs));
  };

  const hasMoved = (): boolean =>
    auth.token() === null &&
    (record.name() !== sessionName ||
      isAnothers(readTokenCookie()) ||
      (!hasLooked && !isFramed && readTokenCookie() !== null));

  const leave = (): void => {
    current = null;
    hasLooked = true;
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
      const isWanted = !isFramed && auth.token() === null && current === null;
      const cookie = isWanted ? readTokenCookie() : null;
      if (cookie) takeUp(cookie);
      else if (current === null) sessionName = record.name();
      hasLooked = true;
      return read();
    },
    begin(token, expiresAtMs) {
      keep(token, expiresAtMs);
      hasLooked = true;
      if (auth.token() === null) record.begin(token);
      sessionName = record.name();
    },
    store(token, expiresAtMs) {
      // The user has signed out elsewhere, or changed: a late response changes neither.
      if (hasMoved()) {
        tellMoved();
        return;
      }
      // The record is written first: a tab that sees the new token in the cookie must find it
      // there.
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
        removeCookie(SESSION_COOKIE);
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
