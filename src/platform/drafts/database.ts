import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { DRAFT_DATABASE } from './eraseAll';

/** A draft as stored on the device. Only `data` holds what was typed, encrypted. */
export interface StoredDraft {
  userId: number;
  subStep: string;
  /** The version of the slice that wrote it; a record of a newer version is left alone. */
  format: number;
  savedAtMs: number;
  /** Identifies the write, so that a tab can tell whether another tab has written since. */
  write: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** A record that could not be read, or that another tab wrote: stored until the next save. */
export interface SetAside {
  userId: number;
  subStep: string;
  setAsideAtMs: number;
  record: unknown;
}

export interface DraftSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  drafts: { key: [userId: number, subStep: string]; value: StoredDraft };
  setAside: {
    key: number;
    value: SetAside;
    indexes: { bySubStep: [userId: number, subStep: string] };
  };
}

export type DraftDatabase = IDBPDatabase<DraftSchema>;

export function openDraftDatabase(): Promise<DraftDatabase> {
  return openDB<DraftSchema>(DRAFT_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('keys');
      database.createObjectStore('drafts', { keyPath: ['userId', 'subStep'] });
      database
        .createObjectStore('setAside', { autoIncrement: true })
        .createIndex('bySubStep', ['userId', 'subStep']);
    },
  });
}

/** Everything of one user, in `drafts` and in `setAside.bySubStep`. */
export const rangeOf = (userId: number): IDBKeyRange =>
  IDBKeyRange.bound([userId, ''], [userId, '\uffff']);

type Written = ['drafts', 'setAside'];

export interface DraftTables {
  drafts: IDBPObjectStore<DraftSchema, Written, 'drafts', 'readwrite'>;
  setAside: IDBPObjectStore<DraftSchema, Written, 'setAside', 'readwrite'>;
}

/** Runs a job in one transaction. Rejects if any step fails, including the commit (disk full). */
export async function inOneTransaction<Result>(
  database: DraftDatabase,
  job: (tables: DraftTables) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(['drafts', 'setAside'], 'readwrite');
  // The job rejects for the same reason; this promise would be a second, unhandled rejection.
  transaction.done.catch(() => undefined);
  const result = await job({
    drafts: transaction.objectStore('drafts'),
    setAside: transaction.objectStore('setAside'),
  });
  await transaction.done;
  return result;
}

/** Deletes the records set aside of one sub-step, or of a user. */
export async function dropSetAside(
  { setAside }: DraftTables,
  which: IDBKeyRange | [userId: number, subStep: string],
): Promise<void> {
  for (const key of await setAside.index('bySubStep').getAllKeys(which)) await setAside.delete(key);
}
