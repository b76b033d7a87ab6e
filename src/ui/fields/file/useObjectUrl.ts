import { useCallback, useSyncExternalStore } from 'react';

const objectUrls = new Map<Blob, { url: string; holders: number }>();

/**
 * Makes an object URL for a blob, or counts one more user of it; returns a function that releases
 * it.
 */
function hold(blob: Blob): () => void {
  const entry = objectUrls.get(blob) ?? { url: URL.createObjectURL(blob), holders: 0 };
  entry.holders += 1;
  objectUrls.set(blob, entry);
  return () => {
    entry.holders -= 1;
    if (entry.holders > 0) return;
    objectUrls.delete(blob);
    URL.revokeObjectURL(entry.url);
  };
}

const letGo = () => undefined;

/** The object URL of a blob, revoked when the blob changes or the last component unmounts. */
export function useObjectUrl(blob: Blob | null): string | null {
  const subscribe = useCallback(() => (blob === null ? letGo : hold(blob)), [blob]);
  return useSyncExternalStore(subscribe, () =>
    blob === null ? null : (objectUrls.get(blob)?.url ?? null),
  );
}
