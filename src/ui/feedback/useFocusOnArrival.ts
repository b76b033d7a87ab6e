import { useEffect, useRef, type RefObject } from 'react';

let isInUse = false;

for (const kind of ['pointerdown', 'keydown', 'click']) {
  document.addEventListener(kind, () => (isInUse = true), { capture: true, once: true });
}

/**
 * For the heading of a page that replaces another. On the first page the browser keeps the focus;
 * after any interaction the heading gets it.
 */
export function useFocusOnArrival(isPage: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isPage && isInUse) heading.current?.focus({ preventScroll: true });
  }, [isPage]);

  return heading;
}
