import { useCallback, useEffect, useRef } from 'react';

/** What ends a press; a drag swallows the release, and a key comes after both. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Puts off what moves the page while a mouse button or a finger is down, until it is up: a button
 * that moved away meanwhile would lose its click. Without a press it is done at once.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const begin = () => {
      isPressed.current = true;
    };
    const end = () => {
      isPressed.current = false;
      for (const act of waiting.current.splice(0)) act();
    };
    // A control that is disabled hears of no `mouseup`.
    const endSoon = () => setTimeout(end);
    // Before the page hears of them: the press that leaves a field is what begins here.
    document.addEventListener('mousedown', begin, true);
    for (const type of ENDS) document.addEventListener(type, end, true);
    document.addEventListener('pointerup', endSoon, true);
    return () => {
      document.removeEventListener('mousedown', begin, true);
      for (const type of ENDS) document.removeEventListener(type, end, true);
      document.removeEventListener('pointerup', endSoon, true);
    };
  }, []);
  return useCallback((act: () => void) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  }, []);
}
