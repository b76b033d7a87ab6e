import { takeParameter } from './addressQuery';
import { isToken } from './isToken';
import type { SafeStorage } from './safeStorage';

/** The token that a tab got in its address, or by a frame's exchange; used by this tab only. */
export interface AuthParameter {
  token(): string | null;
  keep(token: string): void;
  clear(): void;
}

const PARAMETER = 'auth';
export const AUTH_KEY = 'bos.auth';
/** When it ends, if known; the end of a token from the address is unknown. */
export const AUTH_ENDS_AT = 'bos.auth-end';

/**
 * Reads `?auth=` once, before anything else reads the address, and removes it from the address bar,
 * so that it reaches neither the history, a Referer nor a report (sessions.md#which-token-is-used).
 * It is stored in memory and in sessionStorage, for this tab.
 */
export function takeAuthParameter(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
  storage: SafeStorage,
): AuthParameter {
  let current: string | null = null;
  const keep = (token: string): void => {
    current = token;
    storage.set(AUTH_KEY, token);
  };

  const given = takeParameter(PARAMETER, location, history);
  const stored = storage.get(AUTH_KEY);
  if (isToken(given)) {
    keep(given);
    storage.remove(AUTH_ENDS_AT);
  } else if (isToken(stored)) {
    current = stored;
  }

  return {
    token: () => current,
    keep,
    clear() {
      current = null;
      storage.remove(AUTH_KEY);
    },
  };
}
