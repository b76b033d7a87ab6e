import { useEffect, useRef, type RefObject } from 'react';

let isInUse = false;

for (const kind of ['pointerdown', 'keydown', 'click']) {
  document.addEventListener(kind, () => (isInUse = true), { capture: true, once: true });
}

/**
 * For the heading of a page that stands in for another. Opening the app leaves the focus to the
 * browser; whoever has done something on it already is taken to the heading.
 */
export function useFocusOnArrival(isPage: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isPage && isInUse) heading.current?.focus({ preventScroll: true });
  }, [isPage]);

  return heading;
}
