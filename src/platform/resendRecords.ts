import type { ResendRecordsPort } from '@/ports/waits';
import { parseResendRecord, type ResendRecord } from '@/domain/session/resendClock';
import type { SafeStorage } from './safeStorage';

const PREFIX = 'bos.otp-resend.';

export function makeResendRecords(storage: SafeStorage): ResendRecordsPort {
  const store = (userId: string, record: ResendRecord) =>
    storage.set(PREFIX + userId, JSON.stringify(record));
  return {
    read(userId) {
      const stored = storage.get(PREFIX + userId);
      const record = parseResendRecord(stored, Date.now());
      // Expired records are removed. One that is affected by a clock set back is stored with its
      // new values, or each read would begin its wait again.
      if (record === null) storage.remove(PREFIX + userId);
      else if (JSON.stringify(record) !== stored) store(userId, record);
      return record;
    },
    store,
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
