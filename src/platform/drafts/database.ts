import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { DRAFT_DATABASE } from './eraseAll';

/** A draft as it is on the disk. What was typed is in `data` alone, encrypted. */
export interface StoredDraft {
  userId: number;
  subStep: string;
  /** The version of the slice that wrote it; a record of a newer one is left alone. */
  format: number;
  savedAtMs: number;
  /** Names the write, so that a tab can tell whether another one has written since. */
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

/** Does all of a job or none of it. Rejects where any part fails, also at the end (disk full). */
export async function inOneTransaction<Result>(
  database: DraftDatabase,
  job: (tables: DraftTables) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(['drafts', 'setAside'], 'readwrite');
  // The job rejects for the same reason; this promise would be a second rejection that nobody awaits.
  transaction.done.catch(() => undefined);
  const result = await job({
    drafts: transaction.objectStore('drafts'),
    setAside: transaction.objectStore('setAside'),
  });
  await transaction.done;
  return result;
}

/** Deletes what was set aside of one sub-step, or of a user. */
export async function dropSetAside(
  { setAside }: DraftTables,
  which: IDBKeyRange | [userId: number, subStep: string],
): Promise<void> {
  for (const key of await setAside.index('bySubStep').getAllKeys(which)) await setAside.delete(key);
}
