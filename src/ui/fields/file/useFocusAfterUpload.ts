import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * An upload that ends removes its button: if that had the focus, it moves to the input. For the
 * element around the button and the input.
 */
export function useFocusAfterUpload(input: RefObject<HTMLInputElement | null>, isRunning: boolean) {
  const isAtButton = useRef(false);
  useEffect(() => {
    if (isRunning || !isAtButton.current) return;
    isAtButton.current = false;
    if (document.activeElement === document.body) input.current?.focus();
  }, [input, isRunning]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      isAtButton.current = target !== input.current;
    },
    onBlur: () => {
      // React reports no blur when a focused element is removed.
      isAtButton.current = false;
    },
  };
}
