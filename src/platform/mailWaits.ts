import type { MailWaitsPort } from '@/ports/waits';
import { parseMailWait } from '@/domain/session/accountVerification';
import type { SafeStorage } from './safeStorage';

const PREFIX = 'bos.mail-wait.';

/**
 * A number of 16 bits for a text (FNV-1a, folded). So many addresses share it that it names nobody;
 * two of one device that do share their wait, which is a minute.
 */
function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16);
}

/**
 * Waits, kept for as long as they last. The device holds no address, not even as a digest of its own
 * (sign-in.md#verification-mail); `salt` makes that of one device tell nothing on another.
 */
export function makeMailWaits(storage: SafeStorage, salt: () => string): MailWaitsPort {
  const keyOf = (email: string) => PREFIX + shortDigest(`${salt()} ${email.toLowerCase()}`);

  /** Leaves no wait that is over. */
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
      // Only a wait that a clock has changed: each write wakes the other tabs.
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
