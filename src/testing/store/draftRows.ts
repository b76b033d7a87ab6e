import { openDraftDatabase, type StoredDraft } from '@/platform/drafts/database';
import { makeDraftStores } from '@/platform/drafts/draftStore';
import type { DraftRecord } from '@/ports/drafts';
import { DRAFTS_VERSION } from '@/state/slices/drafts';
import { persisted, recordsIn } from './persistedDrafts';

export const SITI = 7;
export const BUDI = 8;
export const HOUR_MS = 3_600_000;

/** What a later version of the app would write. */
export const NEWER_VERSION = DRAFTS_VERSION + 1;

/** The key does not matter: an engine belongs to one user, who has one slice of drafts. */
const KEY = 'persist:drafts';

/** A draft of values, typed just now. */
export const typed = (values: Record<string, unknown>, baseVersion = 'v1'): DraftRecord => ({
  values,
  baseValues: {},
  baseVersion,
  typedAtMs: Date.now(),
});

/** The events of a storage engine. */
export const events = () => ({
  onStored: jest.fn<void, [string, number]>(),
  onConflict: jest.fn<void, [string, DraftRecord]>(),
});

/** Opens the drafts of a user as a new page does, and reads and writes like redux-persist. */
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

/** The drafts that a new page of this version of the app reads. */
export async function found(userId: number): Promise<Record<string, DraftRecord>> {
  return (await openFor(userId, events(), DRAFTS_VERSION)).readAll();
}

/** All rows on the device. */
export async function rows(): Promise<StoredDraft[]> {
  const database = await openDraftDatabase();
  const all = await database.getAll('drafts');
  database.close();
  return all;
}

/** The drafts that were set aside. */
export async function setAsideRows() {
  const database = await openDraftDatabase();
  const all = await database.getAll('setAside');
  database.close();
  return all;
}

/** Deletes the drafts that were set aside. */
export async function clearSetAside(): Promise<void> {
  const database = await openDraftDatabase();
  await database.clear('setAside');
  database.close();
}

/** Writes any row to the device, as another version of the app might. */
export async function putRow(row: unknown): Promise<void> {
  const database = await openDraftDatabase();
  await database.put('drafts', row as StoredDraft);
  database.close();
}
