/** One record of the draft layer: what was typed into one sub-step and is not yet saved. */
export interface DraftRecord {
  values: Readonly<Record<string, unknown>>;
  /** Names the server's copy that was on screen when typing began. */
  baseVersion: string;
  typedAtMs: number;
}

export interface DraftStoreEvents {
  /** The device holds what was typed into a sub-step up to this time. */
  onWritten(subStep: string, typedAtMs: number): void;
  /** A record could not be written after several tries; told once for each opening. */
  onWriteFailed(): void;
  /** Another tab has written the same sub-step since this one read it; its record was set aside. */
  onConflict(subStep: string, other: DraftRecord): void;
}

/** The drafts of one user on this device. */
export interface OpenDraftStore {
  /** Everything that can be read; what cannot is set aside and left out. */
  readAll(): Promise<Record<string, DraftRecord>>;
  /** Makes the stored records equal to these, writing only what changed. */
  writeAll(records: Readonly<Record<string, DraftRecord>>): Promise<void>;
  /** Ends without forgetting: later writes do nothing. */
  close(): void;
}

export interface DraftStorePort {
  /** Rejects where the browser keeps nothing (storage blocked or broken). */
  open(userId: number, events: DraftStoreEvents): Promise<OpenDraftStore>;
  /** Forgets all records of the user, or of everybody, also those set aside. Rejects as `open` does. */
  erase(userId: number | null): Promise<void>;
}
