import { useEffect, useRef, useState, type RefObject } from 'react';

export type Attention = {
  /** Somebody points at the element or has the focus in it. */
  isAttended: boolean;
  /** Puts the focus back to where it came from, where it is inside. */
  giveFocusBack(this: void): void;
};

/** Whether an element that will go has somebody's attention, and how to leave it. */
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
