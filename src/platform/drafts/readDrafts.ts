import type { DraftRecord } from '@/ports/drafts';
import { inOneTransaction, rangeOf, type DraftDatabase, type StoredDraft } from './database';
import { decryptDraft, DRAFT_FORMAT } from './draftCipher';

export interface FoundDraft {
  stored: StoredDraft;
  record: DraftRecord;
}

/** How long a draft is kept (storage.md#drafts). */
const LIFE_MS = 24 * 60 * 60 * 1000;

const isOver = (sinceMs: unknown, nowMs: number): boolean =>
  typeof sinceMs !== 'number' || nowMs - sinceMs > LIFE_MS;

/**
 * Forgets what is older than 24 hours, of all users. A record from the future means that the clock
 * was set back: its day begins now, so that it does not stay for ever.
 */
export function sweepDrafts(database: DraftDatabase): Promise<void> {
  const nowMs = Date.now();
  return inOneTransaction(database, async ({ drafts, setAside }) => {
    for await (const { value, primaryKey } of drafts) {
      if (isOver(value.savedAtMs, nowMs)) await drafts.delete(primaryKey);
      else if (value.savedAtMs > nowMs) await drafts.put({ ...value, savedAtMs: nowMs });
    }
    for await (const { value, primaryKey } of setAside)
      if (isOver(value.setAsideAtMs, nowMs)) await setAside.delete(primaryKey);
  });
}

/**
 * The drafts of a user that can be read. One that cannot is set aside whole; one that a newer version
 * of the app wrote stays where it is, for when that version is back.
 */
export async function readDrafts(
  database: DraftDatabase,
  key: CryptoKey,
  userId: number,
): Promise<FoundDraft[]> {
  const found: FoundDraft[] = [];
  for (const stored of await database.getAll('drafts', rangeOf(userId))) {
    if (stored.format > DRAFT_FORMAT) continue;
    try {
      found.push({ stored, record: await decryptDraft(key, stored) });
    } catch {
      await putAside(database, stored);
    }
  }
  return found;
}

function putAside(database: DraftDatabase, record: StoredDraft): Promise<void> {
  const { userId, subStep } = record;
  return inOneTransaction(database, async ({ drafts, setAside }) => {
    await setAside.add({ userId, subStep, setAsideAtMs: Date.now(), record });
    await drafts.delete([userId, subStep]);
  });
}
