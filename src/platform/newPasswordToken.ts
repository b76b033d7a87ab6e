import { takeParameter } from './addressQuery';
import type { SafeStorage } from './safeStorage';

const STORED_AS = 'bos.new-password';

/** The token of a link to a new password; `isForced` where no mail was asked for: the old one ran out. */
export interface KeptToken {
  readonly token: string;
  readonly isForced: boolean;
}

/**
 * Keeps that token for this tab. Assumption: sessionStorage may hold it, as it holds `auth` and
 * temporary tokens: phones throw a page away while one looks up a password elsewhere, and the link
 * is in the address no more. It goes once it has served, and whenever a session begins.
 */
export interface NewPasswordToken {
  /** Null where there is none. */
  read(): KeptToken | null;
  keep(kept: KeptToken): void;
  clear(): void;
}

function keptIn(stored: string | null): KeptToken | null {
  if (stored === null) return null;
  try {
    const { token, isForced } = JSON.parse(stored) as Record<string, unknown>;
    return typeof token === 'string' && token !== ''
      ? { token, isForced: isForced === true }
      : null;
  } catch {
    return null;
  }
}

export function makeNewPasswordToken(storage: SafeStorage): NewPasswordToken {
  return {
    read: () => keptIn(storage.get(STORED_AS)),
    keep: (kept) => storage.set(STORED_AS, JSON.stringify(kept)),
    clear: () => storage.remove(STORED_AS),
  };
}

/**
 * Reads `?token=` where the app is opened at the page of a new password, and takes it out of the
 * address bar before anything is fetched (reliability.md E7).
 */
export function takeNewPasswordToken(
  page: string,
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
  kept: NewPasswordToken,
): void {
  if (location.pathname !== page) return;
  const token = takeParameter('token', location, history);
  if (token) kept.keep({ token, isForced: false });
}
