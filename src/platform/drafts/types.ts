import type { DraftRecord } from './draftCipher';

export interface DraftStoreEvents {
  onWritten(subStep: string, typedAtMs: number): void;
  onWriteFailed(): void;
  onConflict(subStep: string, other: DraftRecord): void;
}

/** The drafts of one user on this device. */
export interface OpenDraftStore {
  readAll(): Promise<Record<string, DraftRecord>>;
  writeAll(records: Readonly<Record<string, DraftRecord>>): Promise<void>;
  close(): void;
}

export interface DraftStores {
  open(userId: number, events: DraftStoreEvents): Promise<OpenDraftStore>;
  erase(userId: number | null): Promise<void>;
}
