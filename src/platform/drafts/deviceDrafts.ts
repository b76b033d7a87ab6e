import {
  dropSetAside,
  inOneTransaction,
  openDraftDatabase,
  rangeOf,
  type DraftDatabase,
} from './database';
import { deviceKey } from './draftCipher';
import type { DraftStorePort } from '@/ports/drafts';
import { readDrafts, sweepDrafts } from './readDrafts';
import { makeDraftWriter } from './draftWriter';

/** The drafts of one user at a time. */
export interface DeviceDrafts extends Pick<DraftStorePort, 'open'> {
  erase(userId: number): Promise<void>;
}

/**
 * Drafts in IndexedDB, encrypted with a key of the device: one record for each user and sub-step, for
 * 24 hours (storage.md#drafts). `open` rejects where the browser has no IndexedDB or refuses it.
 */
export function makeDeviceDrafts(): DeviceDrafts {
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
