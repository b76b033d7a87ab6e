import { jsonFields } from '@/primitives/readObject';
import type { StoredToken, NewPasswordTokenPort } from '@/ports/session';
import { takeParameter } from './addressQuery';
import { seal, unseal } from './cipher';
import type { SafeStorage } from './safeStorage';

const STORED_AS = 'bos.new-password';

/**
 * Stores the token for this tab. Assumption: phones discard a page while the user looks up a
 * password elsewhere, and the link is no longer in the address. So sessionStorage has it too,
 * encrypted, so that it is in no storage as plain text (E7). It is removed once used, and whenever
 * a session begins.
 */
export interface NewPasswordToken extends NewPasswordTokenPort {
  /** Restores what an earlier load of the page has stored. Called once, when the key is there. */
  open(keyBase64: string): Promise<void>;
}

function readStored(opened: string | null): StoredToken | null {
  const { token, isForced } = jsonFields(opened);
  return typeof token === 'string' && token !== '' ? { token, isForced: isForced === true } : null;
}

export function makeNewPasswordToken(storage: SafeStorage): NewPasswordToken {
  let current: StoredToken | null = null;
  let key: string | null = null;

  async function store(stored: StoredToken): Promise<void> {
    if (key === null) return;
    try {
      const sealed = await seal(JSON.stringify(stored), key);
      if (current === stored) storage.set(STORED_AS, sealed);
    } catch {
      // A browser without WebCrypto: the token is stored in memory only.
    }
  }

  return {
    async open(keyBase64) {
      key = keyBase64;
      if (current !== null) return store(current);
      const sealed = storage.get(STORED_AS);
      if (sealed !== null) current = readStored(await unseal(sealed, keyBase64));
    },
    read: () => current,
    keep(stored) {
      current = stored;
      storage.remove(STORED_AS);
      void store(stored);
    },
    clear() {
      current = null;
      storage.remove(STORED_AS);
    },
  };
}

/**
 * Reads `?token=` if the app is opened at the page of a new password, and removes it from the
 * address bar before anything is fetched (E7).
 */
export function takeNewPasswordToken(
  page: string,
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
  stored: NewPasswordToken,
): void {
  if (location.pathname !== page) return;
  const token = takeParameter('token', location, history);
  if (token !== null && token.trim() !== '') stored.keep({ token, isForced: false });
}
