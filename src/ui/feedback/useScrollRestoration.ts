import { useEffect, useLayoutEffect, useRef } from 'react';

export type PageShown = {
  /** Its place in the history of the browser. */
  key: string;
  pathname: string;
  /** The browser led back or on to it, and nobody went there again. */
  isReturn: boolean;
  isLoading: boolean;
};

/** Brings the page to its top, smoothly where motion is welcome. */
function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/**
 * Scrolls to the top each time a loading ends (main-area.md#layout), and on each new page also
 * where nothing had to be loaded. A page that the browser leads back to stands where it was left,
 * once its content is there: the browser itself would scroll what is still on the screen, and by no
 * more than that is long. After a reload it knows no places, and begins at the top.
 */
export function useScrollRestoration({ key, pathname, isReturn, isLoading }: PageShown): void {
  const offsets = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });
  const isDue = useRef(false);
  /** The page that is scrolled at the moment; null while it is on its way. */
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
