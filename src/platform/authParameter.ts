import { takeParameter } from './addressQuery';
import { isToken } from './isToken';
import type { SafeStorage } from './safeStorage';

/** The token that a tab was handed in its address, or by a frame's exchange: the tab lives on it. */
export interface AuthParameter {
  token(): string | null;
  keep(token: string): void;
  clear(): void;
}

const PARAMETER = 'auth';
const STORED_AS = 'bos.auth';
/** When it ends, where that is known; of one that came in an address nobody knows. */
export const AUTH_ENDS_AT = 'bos.auth-end';

/**
 * Reads `?auth=` once, before anything else looks at the address, and takes it out of the address
 * bar, so that it reaches neither the history, a Referer nor a report
 * (sessions.md#which-token-is-used). It is kept in memory and in sessionStorage, for this tab.
 */
export function takeAuthParameter(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
  storage: SafeStorage,
): AuthParameter {
  let current: string | null = null;
  const keep = (token: string): void => {
    current = token;
    storage.set(STORED_AS, token);
  };

  const given = takeParameter(PARAMETER, location, history);
  const stored = storage.get(STORED_AS);
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
      storage.remove(STORED_AS);
    },
  };
}
