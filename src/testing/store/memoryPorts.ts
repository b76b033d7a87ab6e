import type { DraftStorePort } from '@/ports/drafts';
import type { MailWaitsPort, ResendRecordsPort } from '@/ports/waits';
import type { NewPasswordTokenPort, SessionPort, TemporaryTokensPort } from '@/ports/session';
import type { MailWait } from '@/domain/session/accountVerification';
import type { ResendRecord } from '@/domain/session/resendClock';

/** A session in memory; it starts signed out, or with a token of the mock. */
export function memorySession(token: string | null = null): SessionPort {
  let current = token;
  let endsAtMs: number | null = null;
  const read: SessionPort['read'] = () =>
    current === null ? null : { token: current, source: 'cookie' };
  return {
    read,
    resume: read,
    begin(next, expiresAtMs) {
      current = next;
      endsAtMs = expiresAtMs;
    },
    store(next, expiresAtMs) {
      current = next;
      endsAtMs = expiresAtMs;
    },
    endsAtMs: () => endsAtMs,
    clear() {
      current = null;
      endsAtMs = null;
    },
    leave: () => undefined,
    others: () => null,
  };
}

export function memoryTemporaryTokens(): TemporaryTokensPort {
  const tokens = new Map<string, string>();
  const contacts = new Map<string, string>();
  const maybeTaken = new Map<string, boolean>();
  return {
    read: (userId) => tokens.get(userId) ?? null,
    store: (userId, token) => {
      tokens.set(userId, token);
      maybeTaken.delete(userId);
    },
    readSentTo: (userId) => contacts.get(userId) ?? null,
    storeSentTo: (userId, contact) => contacts.set(userId, contact),
    readMayBeTaken: (userId) => maybeTaken.get(userId) ?? false,
    storeMayBeTaken: (userId, value) => maybeTaken.set(userId, value),
    remove: (userId) => tokens.delete(userId),
    removeAll: () => tokens.clear(),
  };
}

export function memoryNewPasswordToken(
  first: ReturnType<NewPasswordTokenPort['read']> = null,
): NewPasswordTokenPort {
  let current = first;
  return {
    read: () => current,
    keep: (kept) => (current = kept),
    clear: () => (current = null),
  };
}

export function memoryResendRecords(): ResendRecordsPort {
  const records = new Map<string, ResendRecord>();
  return {
    read: (userId) => records.get(userId) ?? null,
    store: (userId, record) => records.set(userId, record),
    remove: (userId) => records.delete(userId),
    subscribe: () => () => undefined,
  };
}

export function memoryMailWaits(): MailWaitsPort {
  const waits = new Map<string, MailWait>();
  return {
    read: (email) => waits.get(email) ?? null,
    store: (email, wait) => waits.set(email, wait),
    subscribe: () => () => undefined,
  };
}

/** Drafts of every user, shared by all stores of one test. */
export function memoryDraftStore(): DraftStorePort {
  const drafts = new Map<number, string>();
  return {
    open: ({ userId }) => {
      let isClosed = false;
      return Promise.resolve({
        getItem: () => Promise.resolve(drafts.get(userId) ?? null),
        setItem: (_key, value) => {
          if (!isClosed) drafts.set(userId, value);
          return Promise.resolve();
        },
        removeItem: () => Promise.resolve(void drafts.delete(userId)),
        settle: () => Promise.resolve(),
        readUnseen: () => Promise.resolve(),
        close: () => (isClosed = true),
      });
    },
    erase: (userId) => {
      if (userId === null) drafts.clear();
      else drafts.delete(userId);
      return Promise.resolve();
    },
  };
}
