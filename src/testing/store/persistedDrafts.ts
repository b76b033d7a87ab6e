import type { DraftRecord, DraftStorageEngine, DraftStorePort } from '@/ports/drafts';

/** Drafts in the format that redux-persist passes to a storage engine. */
export const persisted = (records: Readonly<Record<string, DraftRecord>>): string =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(records).map(([id, each]) => [id, JSON.stringify(each)])),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  });

/** The drafts in a value that a storage engine received or read. */
export function recordsIn(value: string | null): Record<string, DraftRecord> {
  if (value === null) return {};
  const { _persist, ...texts } = JSON.parse(value) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, JSON.parse(text) as DraftRecord]),
  );
}

/** A device with a fake storage engine. By default it is empty and stores nothing. */
export const deviceWith = (engine: Partial<DraftStorageEngine> = {}): DraftStorePort => ({
  open: () =>
    Promise.resolve({
      getItem: () => Promise.resolve(null),
      setItem: () => Promise.resolve(),
      removeItem: () => Promise.resolve(),
      settle: () => Promise.resolve(),
      readUnseen: () => Promise.resolve(),
      close: () => undefined,
      ...engine,
    }),
  erase: () => Promise.resolve(),
});
