import type { DraftRecord, DraftStorageEngine, DraftStorePort } from '@/ports/drafts';

/** Records as redux-persist hands them to a storage engine. */
export const persisted = (records: Readonly<Record<string, DraftRecord>>): string =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(records).map(([id, each]) => [id, JSON.stringify(each)])),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  });

/** The records in what a storage engine was handed, or has found. */
export function recordsIn(value: string | null): Record<string, DraftRecord> {
  if (value === null) return {};
  const { _persist, ...texts } = JSON.parse(value) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, JSON.parse(text) as DraftRecord]),
  );
}

/** A device whose storage engine does as a test says. It is empty and stores nothing otherwise. */
export const deviceWith = (engine: Partial<DraftStorageEngine> = {}): DraftStorePort => ({
  open: () =>
    Promise.resolve({
      getItem: () => Promise.resolve(null),
      setItem: () => Promise.resolve(),
      removeItem: () => Promise.resolve(),
      close: () => undefined,
      ...engine,
    }),
  erase: () => Promise.resolve(),
});
