import type { MailWait } from '@/domain/session/accountVerification';
import type { ResendRecord } from '@/domain/session/resendClock';

/** What is kept of the codes sent to a user, by user id; over reloads and tabs. */
export interface ResendRecordsPort {
  /** Null where there is none that counts. */
  read(userId: string): ResendRecord | null;
  store(userId: string, record: ResendRecord): void;
  remove(userId: string): void;
  /** Calls back when another tab has changed a record. */
  subscribe(listener: () => void): () => void;
}

/** Until when another verification mail has to wait, by address; over reloads and tabs. */
export interface MailWaitsPort {
  /** Null where there is none that counts. */
  read(email: string): MailWait | null;
  store(email: string, wait: MailWait): void;
  /** Calls back when another tab has changed a wait. */
  subscribe(listener: () => void): () => void;
}
