import { useLayoutEffect, useSyncExternalStore } from 'react';
import { makeObservable } from '@/primitives/observable';

const placeholders = makeObservable(0);

/** Marks a component as the placeholder of a page, or of its main content. */
export function usePlaceholder(): void {
  useLayoutEffect(() => {
    placeholders.set(placeholders.read() + 1);
    return () => placeholders.set(placeholders.read() - 1);
  }, []);
}

/** True while a placeholder of a page is shown; a field or a badge that loads does not count. */
export const useIsPagePending = (): boolean =>
  useSyncExternalStore(placeholders.subscribe, () => placeholders.read() > 0);
