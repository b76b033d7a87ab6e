import { useEffect, useRef, type RefObject } from 'react';

let hasArrivedBefore = false;

/** The next page is the one that was open already: it leaves the focus where it is. */
export function forgetArrival(): void {
  hasArrivedBefore = false;
}

/**
 * For the heading of a page. Opening the app leaves the focus to the browser; each page after it,
 * and each that replaces it, takes it to its heading (A3).
 */
export function useFocusOnArrival(isPage = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isPage) return;
    if (hasArrivedBefore) heading.current?.focus({ preventScroll: true });
    hasArrivedBefore = true;
  }, [isPage]);

  return heading;
}
