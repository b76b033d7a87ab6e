import type { MailWaitsPort } from '@/ports/waits';
import { parseMailWait } from '@/domain/session/accountVerification';
import type { SafeStorage } from './safeStorage';

const PREFIX = 'bos.mail-wait.';

/**
 * A number of 16 bits for a text (FNV-1a, folded). It identifies no address, because many addresses
 * share it; two addresses of one device that share it share their wait of a minute.
 */
function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16);
}

/**
 * Waits, stored while they last. The device stores no address and no plain digest of one
 * (sign-in.md#verification-mail); `salt` makes the digests of one device useless on another.
 */
export function makeMailWaits(storage: SafeStorage, salt: () => string): MailWaitsPort {
  const keyOf = (email: string) => PREFIX + shortDigest(`${salt()} ${email.toLowerCase()}`);

  /** Removes expired waits. */
  const sweep = () => {
    for (const key of storage.keys(PREFIX)) {
      if (parseMailWait(storage.get(key), Date.now()) === null) storage.remove(key);
    }
  };

  return {
    read(email) {
      sweep();
      const key = keyOf(email);
      const stored = storage.get(key);
      const wait = parseMailWait(stored, Date.now());
      const settled = JSON.stringify(wait);
      // Writes only a wait that a clock has changed, because each write wakes the other tabs.
      if (wait !== null && settled !== stored) storage.set(key, settled);
      return wait;
    },
    store(email, wait) {
      sweep();
      storage.set(keyOf(email), JSON.stringify(wait));
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(PREFIX)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
