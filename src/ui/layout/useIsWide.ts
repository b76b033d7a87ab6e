import { useSyncExternalStore } from 'react';

/**
 * From here on the side menu has room: 1024 px (main-area.md#layout), more where text is set
 * larger.
 */
const WIDE = '(min-width: 64em)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The window is wide enough for the side menu. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
