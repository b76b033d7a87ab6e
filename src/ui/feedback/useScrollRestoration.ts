import { useEffect, useLayoutEffect, useRef } from 'react';

export type PageShown = {
  /** Its key in the history of the browser. */
  key: string;
  pathname: string;
  /** Reached by back or forward, not by a new navigation. */
  isReturn: boolean;
  isLoading: boolean;
};

/** Scrolls the page to its top, smoothly unless the user prefers reduced motion. */
function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/**
 * Scrolls to the top each time a loading ends (main-area.md#layout), and on each new page even
 * without loading. A page reached by back or forward is scrolled to where it was left, once its
 * content is there: the browser itself would scroll too early. After a reload there are no stored
 * offsets, and the page begins at the top.
 */
export function useScrollRestoration({ key, pathname, isReturn, isLoading }: PageShown): void {
  const offsets = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });
  const isDue = useRef(false);
  /** The page that is scrolled now; null while it loads. */
  const scrolled = useRef<string | null>(null);

  useLayoutEffect(() => {
    const isNew = isReturn ? key !== shown.current.key : pathname !== shown.current.pathname;
    if (isLoading || isNew) isDue.current = true;
    // The same page under another address.
    else if (key !== shown.current.key) offsets.current.set(key, window.scrollY);
    shown.current = { key, pathname };
    scrolled.current = isLoading ? null : key;
    if (isLoading || !isDue.current) return;
    isDue.current = false;
    if (isReturn) window.scrollTo({ top: offsets.current.get(key) ?? 0, behavior: 'instant' });
    else scrollToTop();
  }, [key, pathname, isReturn, isLoading]);

  useEffect(() => {
    const note = () => {
      if (scrolled.current !== null) offsets.current.set(scrolled.current, window.scrollY);
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
}
