import type { MailWait } from '@/domain/session/accountVerification';
import type { ResendRecord } from '@/domain/session/resendClock';

/** The stored records of codes sent to a user, by user id; shared by reloads and tabs. */
export interface ResendRecordsPort {
  /** Null if there is no valid record. */
  read(userId: string): ResendRecord | null;
  store(userId: string, record: ResendRecord): void;
  remove(userId: string): void;
  /** Calls back when another tab has changed a record. */
  subscribe(listener: () => void): () => void;
}

/** Until when another verification mail has to wait, by address; shared by reloads and tabs. */
export interface MailWaitsPort {
  /** Null if there is no valid wait. */
  read(email: string): MailWait | null;
  store(email: string, wait: MailWait): void;
  /** Calls back when another tab has changed a wait. */
  subscribe(listener: () => void): () => void;
}
