import { useMediaQuery } from './useMediaQuery';

/**
 * From here on the side menu has room: 1024 px (main-area.md#layout), more where text is set
 * larger.
 */
const WIDE = '(min-width: 64em)';

/** The window is wide enough for the side menu: now. */
export const isWide = (): boolean => window.matchMedia(WIDE).matches;

/** The same, also once it changes. */
export const useIsWide = (): boolean => useMediaQuery(WIDE);
