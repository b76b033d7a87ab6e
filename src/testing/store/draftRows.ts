import { openDraftDatabase, type StoredDraft } from '@/platform/drafts/database';
import { makeDraftStores } from '@/platform/drafts/draftStore';
import type { DraftRecord, DraftStoreEvents, OpenDraftStore } from '@/ports/drafts';

export const SITI = 7;
export const BUDI = 8;
export const HOUR_MS = 3_600_000;

/** A draft of values, typed just now. */
export const typed = (values: Record<string, unknown>, baseVersion = 'v1'): DraftRecord => ({
  values,
  baseVersion,
  typedAtMs: Date.now(),
});

/** What a tab is told of its drafts. */
export const events = () => ({
  onWritten: jest.fn<void, [string, number]>(),
  onWriteFailed: jest.fn<void, []>(),
  onConflict: jest.fn<void, [string, DraftRecord]>(),
});

/** Opens the drafts of a user as a new page does. */
export const openFor = (
  userId: number,
  heard: DraftStoreEvents = events(),
): Promise<OpenDraftStore> => makeDraftStores().open(userId, heard);

/** Opens, reads and answers what a new page finds. */
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

/** Forgets what was set aside. */
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
