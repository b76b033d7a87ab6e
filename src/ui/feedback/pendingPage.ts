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

/** Marks a component as the placeholder of a page, or of its main content. */
export function usePlaceholder(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** True while a placeholder of a page is shown; a field or a badge that loads does not count. */
export const useIsPagePending = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
