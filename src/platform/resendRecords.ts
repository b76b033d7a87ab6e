import { parseResendRecord, type ResendRecord } from '@/domain/session/resendClock';
import type { SafeStorage } from './safeStorage';

const PREFIX = 'bos.otp-resend.';

/** When codes were sent to a user, by user id: localStorage, so over reloads and tabs. */
export interface ResendRecords {
  /** Null where there is none, or it is broken or too old to count. */
  read(userId: string): ResendRecord | null;
  store(userId: string, record: ResendRecord): void;
  remove(userId: string): void;
  /** Calls back when another tab has changed a record. */
  subscribe(listener: () => void): () => void;
}

export function makeResendRecords(storage: SafeStorage): ResendRecords {
  return {
    read: (userId) => parseResendRecord(storage.get(PREFIX + userId), Date.now()),
    store: (userId, record) => storage.set(PREFIX + userId, JSON.stringify(record)),
    remove: (userId) => storage.remove(PREFIX + userId),
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(PREFIX)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
