import { useEffect } from 'react';

function ignoreSecondClick(event: MouseEvent): void {
  const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
  if (event.detail > 1 && !isInDialog) event.stopPropagation();
}

/**
 * Ignores the second click of a double click, which would hit the backdrop and close the dialog
 * that the first one opened.
 */
export function useDoubleClickGuard(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('click', ignoreSecondClick, true);
    return () => document.removeEventListener('click', ignoreSecondClick, true);
  }, [isOpen]);
}
