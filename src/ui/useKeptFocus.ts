import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * A change of state removes the buttons of the state before: if one of them had the focus, it moves
 * to the target (A3). For the element around both, or for the target itself, around its buttons.
 */
export function useKeptFocus(target: RefObject<HTMLElement | null>, state: unknown) {
  const isAtButton = useRef(false);
  useEffect(() => {
    if (!isAtButton.current || document.activeElement !== document.body) return;
    isAtButton.current = false;
    target.current?.focus();
  }, [target, state]);
  return {
    onFocus: (event: FocusEvent) => {
      isAtButton.current = event.target !== target.current;
    },
    onBlur: () => {
      // React reports no blur when a focused element is removed.
      isAtButton.current = false;
    },
  };
}
