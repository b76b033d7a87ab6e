import { useEffect, useRef, useState, type RefObject } from 'react';

export type Attention = {
  /** The pointer or the focus is on the element. */
  isAttended: boolean;
  /** Returns the focus to where it came from, if it is inside. */
  giveFocusBack(this: void): void;
};

/**
 * Whether the user points at or focuses an element that will disappear, and how to move the focus
 * out.
 */
export function useAttention(container: RefObject<HTMLElement | null>): Attention {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const listeners = {
      pointerenter: () => setIsPointedAt(true),
      pointerleave: () => setIsPointedAt(false),
      focusin: ({ relatedTarget }: FocusEvent) => {
        cameFrom.current = relatedTarget;
        setHasFocus(true);
      },
      focusout: () => setHasFocus(false),
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    entries.forEach(([name, listener]) => element.addEventListener(name, listener));
    return () => entries.forEach(([name, listener]) => element.removeEventListener(name, listener));
  }, [container]);

  const giveFocusBack = () => {
    const isInside = container.current?.contains(document.activeElement) === true;
    if (isInside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return { isAttended: isPointedAt || hasFocus, giveFocusBack };
}
