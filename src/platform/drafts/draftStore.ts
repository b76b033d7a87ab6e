import {
  dropSetAside,
  inOneTransaction,
  openDraftDatabase,
  rangeOf,
  type DraftDatabase,
} from './database';
import { deviceKey, type DraftRecord } from './draftCipher';
import { readDrafts, sweepDrafts } from './readDrafts';
import { makeDraftWriter } from './draftWriter';

export interface DraftStoreEvents {
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
  erase(userId: number): Promise<void>;
}

/**
 * Drafts in IndexedDB, encrypted with a key of the device: one record for each user and sub-step, for
 * 24 hours (decisions.md 4). `open` rejects where the browser has no IndexedDB or refuses it.
 */
export function makeDraftStores(): DraftStores {
  let connection: Promise<DraftDatabase> | null = null;

  async function connect(): Promise<DraftDatabase> {
    connection ??= openDraftDatabase();
    try {
      return await connection;
    } catch (error) {
      connection = null;
      throw error;
    }
  }

  return {
    async open(userId, events) {
      const database = await connect();
      const key = await deviceKey(database);
      const writer = makeDraftWriter({ database, key, userId, events });
      return {
        async readAll() {
          await sweepDrafts(database);
          const found = await readDrafts(database, key, userId);
          writer.learn(found);
          return Object.fromEntries(found.map(({ stored, record }) => [stored.subStep, record]));
        },
        writeAll: writer.write,
        close: writer.close,
      };
    },
    async erase(userId) {
      await inOneTransaction(await connect(), async (tables) => {
        await tables.drafts.delete(rangeOf(userId));
        await dropSetAside(tables, rangeOf(userId));
      });
    },
  };
}
