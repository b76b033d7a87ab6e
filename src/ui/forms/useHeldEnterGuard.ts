import { useEffect } from 'react';

function ignoreRepeated(event: KeyboardEvent): void {
  const isOfText = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !isOfText) event.preventDefault();
}

/**
 * Enter that is held presses what it was pressed on, and not what the focus comes to next: the button
 * after the one that is gone, or the field of a form that has just opened.
 */
export function useHeldEnterGuard(): void {
  useEffect(() => {
    document.addEventListener('keydown', ignoreRepeated, true);
    return () => document.removeEventListener('keydown', ignoreRepeated, true);
  }, []);
}
