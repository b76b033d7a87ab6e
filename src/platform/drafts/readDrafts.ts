import { inOneTransaction, rangeOf, type DraftDatabase, type StoredDraft } from './database';
import { decryptText } from './draftCipher';

/** How long a draft is stored (storage.md#drafts). */
const LIFE_MS = 24 * 60 * 60 * 1000;

const isExpired = (sinceMs: unknown, nowMs: number): boolean =>
  typeof sinceMs !== 'number' || nowMs - sinceMs > LIFE_MS;

/**
 * Deletes the drafts of all users that are older than 24 hours. A record from the future means that
 * the clock was set back: its 24 hours begin now, so that it does not stay forever.
 */
export function deleteExpired(database: DraftDatabase): Promise<void> {
  const nowMs = Date.now();
  return inOneTransaction(database, async ({ drafts, setAside }) => {
    for await (const { value, primaryKey } of drafts) {
      if (isExpired(value.savedAtMs, nowMs)) await drafts.delete(primaryKey);
      else if (value.savedAtMs > nowMs) await drafts.put({ ...value, savedAtMs: nowMs });
    }
    for await (const { value, primaryKey } of setAside)
      if (isExpired(value.setAsideAtMs, nowMs)) await setAside.delete(primaryKey);
  });
}

/**
 * The readable records of a user, decrypted. An unreadable one is set aside; one of a newer version
 * of the app stays for when that version is back.
 */
export async function readDrafts(
  database: DraftDatabase,
  key: CryptoKey,
  { userId, version }: { userId: number; version: number },
): Promise<{ stored: StoredDraft; text: string }[]> {
  const readable: { stored: StoredDraft; text: string }[] = [];
  for (const stored of await database.getAll('drafts', rangeOf(userId))) {
    if (stored.format > version) continue;
    try {
      readable.push({ stored, text: await decryptText(key, stored) });
    } catch {
      await moveAside(database, stored);
    }
  }
  return readable;
}

/** A record set aside, decrypted; `rowKey` finds its row. */
export interface ReadableSetAside {
  rowKey: number;
  subStep: string;
  text: string;
}

/**
 * What other tabs wrote and this device has set aside: of each sub-step the oldest first. Records
 * that cannot be read, or are of a newer version of the app, are left out.
 */
export async function readSetAside(
  database: DraftDatabase,
  key: CryptoKey,
  { userId, version }: { userId: number; version: number },
): Promise<ReadableSetAside[]> {
  const index = database.transaction('setAside').store.index('bySubStep');
  const [rowKeys, rows] = await Promise.all([
    index.getAllKeys(rangeOf(userId)),
    index.getAll(rangeOf(userId)),
  ]);
  const readable: ReadableSetAside[] = [];
  for (const [at, rowKey] of rowKeys.entries()) {
    const record = rows[at]?.record as StoredDraft;
    try {
      const text = await decryptText(key, record);
      if (record.format <= version) readable.push({ rowKey, subStep: record.subStep, text });
    } catch {
      // There is nothing to choose; it stays set aside.
    }
  }
  return readable;
}

function moveAside(database: DraftDatabase, record: StoredDraft): Promise<void> {
  const { userId, subStep } = record;
  return inOneTransaction(database, async ({ drafts, setAside }) => {
    await setAside.add({ userId, subStep, setAsideAtMs: Date.now(), record });
    await drafts.delete([userId, subStep]);
  });
}
