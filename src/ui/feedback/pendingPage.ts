import { useLayoutEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For what stands in the place of a page, or of what a page is about, until it is here. */
export function usePlaceholder(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** True while something stands in for a page; not while a field or a badge fetches something. */
export const useIsPagePending = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
