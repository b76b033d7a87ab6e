import { useEffect, useState, type RefObject } from 'react';

/** Whether somebody points at an element or has the focus in it. */
export function useIsAttended(part: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const listeners = {
      pointerenter: () => setIsPointedAt(true),
      pointerleave: () => setIsPointedAt(false),
      focusin: () => setHasFocus(true),
      focusout: () => setHasFocus(false),
    };
    const entries = Object.entries(listeners);
    entries.forEach(([name, listener]) => element.addEventListener(name, listener));
    return () => entries.forEach(([name, listener]) => element.removeEventListener(name, listener));
  }, [part]);

  return isPointedAt || hasFocus;
}
