import type { DraftRecord, DraftStorageEngine, DraftStoreOptions } from '@/ports/drafts';
import { withTimeout } from '@/primitives/withTimeout';
import { randomId } from '../randomId';
import {
  dropSetAside,
  inOneTransaction,
  openDraftDatabase,
  rangeOf,
  type DraftDatabase,
  type StoredDraft,
} from './database';
import { decryptText, deviceKey, encryptText } from './draftCipher';
import { deleteExpired, readDrafts, readSetAside, type ReadableSetAside } from './readDrafts';

/** If the device takes longer to open the database, the page works without drafts. */
const OPEN_LIMIT_MS = 5_000;

/** The delays before a failed write is retried. After the last one it waits for the next change. */
const RETRY_AFTER_MS = [100, 500, 2_000];

/**
 * A storage engine of redux-persist over IndexedDB: one encrypted record for each sub-step, for 24
 * hours. It writes only what changed, and never loses what another tab wrote since this tab last
 * read.
 */
export async function openStorageEngine({
  userId,
  version,
  onStored,
  onConflict,
}: DraftStoreOptions): Promise<DraftStorageEngine> {
  const { database, key } = await withTimeout(openDevice(), OPEN_LIMIT_MS);
  /** Begins the id of each write of this tab. */
  const ownWrites = `${randomId()}/`;
  /** What this tab last read or wrote, by sub-step. */
  const written = new Map<string, { text: string; write: string }>();
  /** The rows of the records set aside that this page has reported, by sub-step. */
  const reported = new Map<string, number[]>();
  let wanted: ReadonlyMap<string, string> = new Map();
  let isClosed = false;
  let isWriting = false;
  let writing: Promise<void> = Promise.resolve();

  /** The sub-steps that could not be written since the last change. */
  const failed = new Set<string>();

  const nextChange = (): string | undefined =>
    [...new Set([...wanted.keys(), ...written.keys()])].find(
      (subStep) =>
        wanted.get(subStep) !== written.get(subStep)?.text && !failed.has(subStep) && !isClosed,
    );

  async function put(subStep: string, text: string): Promise<void> {
    const identity = { userId, subStep, format: version };
    const encrypted = await encryptText(key, text, identity);
    if (isClosed) return;
    const savedAtMs = Date.now();
    const write = `${ownWrites}${randomId()}`;
    const other = await inOneTransaction(database, async ({ drafts, setAside }) => {
      const found = await drafts.get([userId, subStep]);
      const isOfOtherTab = found !== undefined && found.write !== written.get(subStep)?.write;
      await drafts.put({ ...identity, ...encrypted, savedAtMs, write });
      if (!isOfOtherTab) return null;
      const aside = { userId, subStep, setAsideAtMs: savedAtMs, record: found };
      return { found, rowKey: await setAside.add(aside) };
    });
    written.set(subStep, { text, write });
    onStored(subStep, parseRecord(text).typedAtMs);
    if (other !== null) await reportConflict(other.found, other.rowKey);
  }

  async function reportConflict(found: StoredDraft, rowKey: number): Promise<void> {
    try {
      report({ rowKey, subStep: found.subStep, text: await decryptText(key, found) });
    } catch {
      // The record cannot be read here, so the user has nothing to choose; it stays set aside.
    }
  }

  function report({ rowKey, subStep, text }: ReadableSetAside): void {
    onConflict(subStep, parseRecord(text));
    reported.set(subStep, [...(reported.get(subStep) ?? []), rowKey]);
  }

  async function remove(subStep: string): Promise<void> {
    await inOneTransaction(database, async (tables) => {
      const stored = await tables.drafts.get([userId, subStep]);
      if (stored?.write === written.get(subStep)?.write)
        await tables.drafts.delete([userId, subStep]);
      await dropSetAside(tables, [userId, subStep]);
    });
    written.delete(subStep);
  }

  async function write(subStep: string): Promise<void> {
    if (isClosed) return;
    const text = wanted.get(subStep);
    await (text === undefined ? remove(subStep) : put(subStep, text));
  }

  /**
   * Writes one record at a time until the device has the wanted state. One that cannot be written,
   * because it is too large, keeps no other from it; the others are tried once, so that a disk that
   * fails does not take long to say so. Rejects if one has failed.
   */
  async function writeChanges(): Promise<void> {
    let outcome = Promise.resolve();
    for (let subStep = nextChange(); subStep !== undefined; subStep = nextChange()) {
      const each = subStep;
      const tries = withRetries(() => write(each), failed.size === 0 ? RETRY_AFTER_MS : []);
      try {
        await tries;
      } catch {
        failed.add(each);
        outcome = tries;
      }
    }
    isWriting = false;
    await outcome;
  }

  return {
    async getItem() {
      await deleteExpired(database);
      const readable = await readDrafts(database, key, { userId, version });
      for (const { stored, text } of readable) {
        // No record is an empty text, so a record of an older version is written again in the new
        // one.
        const isCurrent = stored.format === version;
        written.set(stored.subStep, { text: isCurrent ? text : '', write: stored.write });
        onStored(stored.subStep, parseRecord(text).typedAtMs);
      }
      // The page that set them aside may have gone before the user saw it or chose.
      (await readSetAside(database, key, { userId, version })).forEach(report);
      if (readable.length === 0) return null;
      const oldest = Math.min(...readable.map(({ stored }) => stored.format));
      return JSON.stringify({
        ...Object.fromEntries(readable.map(({ stored, text }) => [stored.subStep, text])),
        _persist: JSON.stringify({ version: oldest, rehydrated: true }),
      });
    },
    setItem(_key, value) {
      if (isClosed) return Promise.resolve();
      wanted = parseTexts(value);
      failed.clear();
      if (!isWriting) {
        isWriting = true;
        writing = writeChanges();
      }
      return writing;
    },
    async settle(subStep) {
      const rowKeys = reported.get(subStep) ?? [];
      reported.delete(subStep);
      try {
        // The record that was taken over is on the device before it is dropped here.
        await writing;
        await inOneTransaction(database, async ({ setAside }) => {
          for (const rowKey of rowKeys) await setAside.delete(rowKey);
        });
      } catch {
        // The user is asked once more on the next page.
      }
    },
    async readUnseen(take) {
      await deleteExpired(database);
      for (const { stored, text } of await readDrafts(database, key, { userId, version })) {
        const { subStep, write } = stored;
        // A write of this tab may have ended while the records were read.
        const isSeen = write.startsWith(ownWrites) || write === written.get(subStep)?.write;
        const record = parseRecord(text);
        if (isClosed || isSeen || wanted.has(subStep) || !take(subStep, record)) continue;
        written.set(subStep, { text, write });
        // Until redux-persist has the record too, it is not to be removed as one that is gone.
        wanted = new Map(wanted).set(subStep, text);
        onStored(subStep, record.typedAtMs);
      }
    },
    removeItem: () => eraseRecords(database, userId),
    close() {
      isClosed = true;
      database.close();
    },
  };
}

async function openDevice() {
  const database = await openDraftDatabase();
  return { database, key: await deviceKey(database) };
}

/** Erases everything of one user, including what was set aside. */
export async function eraseDraftsOf(userId: number): Promise<void> {
  const database = await openDraftDatabase();
  try {
    await eraseRecords(database, userId);
  } finally {
    database.close();
  }
}

const eraseRecords = (database: DraftDatabase, userId: number): Promise<void> =>
  inOneTransaction(database, async (tables) => {
    await tables.drafts.delete(rangeOf(userId));
    await dropSetAside(tables, rangeOf(userId));
  });

/** Retries a job; rejects if the last try fails too. */
async function withRetries(job: () => Promise<void>, delaysMs: readonly number[]): Promise<void> {
  for (const waitMs of delaysMs) {
    try {
      await job();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  await job();
}

const parseRecord = (text: string): DraftRecord => JSON.parse(text) as DraftRecord;

/** The records of a value of redux-persist, by sub-step. Each stored record has its own version. */
function parseTexts(value: string): ReadonlyMap<string, string> {
  const { _persist, ...texts } = JSON.parse(value) as Readonly<Record<string, string>>;
  return new Map(Object.entries(texts));
}
