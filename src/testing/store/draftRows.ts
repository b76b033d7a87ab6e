import { openDraftDatabase, type StoredDraft } from '@/platform/drafts/database';
import { makeDraftStores } from '@/platform/drafts/draftStore';
import type { DraftRecord } from '@/ports/drafts';
import { persisted, recordsIn } from './persistedDrafts';

export const SITI = 7;
export const BUDI = 8;
export const HOUR_MS = 3_600_000;

/** Any key will do: an engine is opened for one user, who has one slice of drafts. */
const KEY = 'persist:drafts';

/** A draft of values, typed just now. */
export const typed = (values: Record<string, unknown>, baseVersion = 'v1'): DraftRecord => ({
  values,
  baseVersion,
  typedAtMs: Date.now(),
});

/** What a tab hears of its drafts. */
export const events = () => ({
  onStored: jest.fn<void, [string, number]>(),
  onConflict: jest.fn<void, [string, DraftRecord]>(),
});

/** Opens the drafts of a user as a new page does, and reads and writes as redux-persist does. */
export async function openFor(userId: number, heard = events(), version = 1) {
  const { getItem, setItem, ...engine } = await makeDraftStores().open({
    userId,
    version,
    ...heard,
  });
  return {
    ...engine,
    getItem: () => getItem(KEY),
    readAll: async () => recordsIn(await getItem(KEY)),
    writeAll: (records: Record<string, DraftRecord>) => setItem(KEY, persisted(records)),
  };
}

/** What a new page finds. */
export async function found(userId: number): Promise<Record<string, DraftRecord>> {
  return (await openFor(userId)).readAll();
}

/** What is on the disk. */
export async function rows(): Promise<StoredDraft[]> {
  const database = await openDraftDatabase();
  const all = await database.getAll('drafts');
  database.close();
  return all;
}

/** What was set aside. */
export async function setAsideRows() {
  const database = await openDraftDatabase();
  const all = await database.getAll('setAside');
  database.close();
  return all;
}

/** Deletes what was set aside. */
export async function clearSetAside(): Promise<void> {
  const database = await openDraftDatabase();
  await database.clear('setAside');
  database.close();
}

/** Writes anything to the disk, as another version of the app might. */
export async function putRow(row: unknown): Promise<void> {
  const database = await openDraftDatabase();
  await database.put('drafts', row as StoredDraft);
  database.close();
}
