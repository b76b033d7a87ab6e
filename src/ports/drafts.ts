/** What was typed into one sub-step and is not saved yet. */
export interface DraftRecord {
  values: Readonly<Record<string, unknown>>;
  /**
   * The server's data that was on screen when typing began; null if unknown, as in drafts of
   * version 1.
   */
  baseValues: Readonly<Record<string, unknown>> | null;
  /** Identifies that data. */
  baseVersion: string;
  /** What a save had sent of it while the user typed on. */
  sentValues?: Readonly<Record<string, unknown>>;
  typedAtMs: number;
}

/**
 * A storage engine of redux-persist for the drafts of one user. Its values are what redux-persist
 * writes: the JSON of an object with one JSON text for each sub-step, and `_persist` with the
 * version.
 */
export interface DraftStorageEngine {
  /**
   * The readable records, or null if there are none. Unreadable ones are set aside and left out.
   */
  getItem(key: string): Promise<string | null>;
  /**
   * Makes the stored records equal to these. Rejects if a record cannot be written after retries.
   */
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  /**
   * The user has chosen between the drafts of two tabs: forgets the other records that `onConflict`
   * reported for the sub-step. Never rejects.
   */
  settle(subStep: string): Promise<void>;
  /**
   * Reads what other tabs have written since this tab read, of sub-steps in which it has no draft
   * itself. `take` says at once whether this tab goes on from that record: then it counts as read.
   */
  readUnseen(take: (subStep: string, record: DraftRecord) => boolean): Promise<void>;
  /** Closes without erasing anything; later writes do nothing. */
  close(): void;
}

export interface DraftStoreOptions {
  userId: number;
  /** The version of the slice. Records of a newer version are left alone. */
  version: number;
  /** The device has stored what was typed into a sub-step up to this time. */
  onStored(subStep: string, typedAtMs: number): void;
  /**
   * Another tab has written the same sub-step since this tab read it; its record was set aside. Called
   * again on each reading, the newest record last, until `settle` or until the draft is removed.
   */
  onConflict(subStep: string, other: DraftRecord): void;
}

export interface DraftStorePort {
  /**
   * Fetches the code first, however long that takes. Rejects if the browser stores nothing (storage
   * blocked or broken), or does not open it within 5 s.
   */
  open(options: DraftStoreOptions): Promise<DraftStorageEngine>;
  /**
   * Erases all records of the user, or of all users, including those set aside. Rejects as `open`
   * does.
   */
  erase(userId: number | null): Promise<void>;
}
