import { useEffect } from 'react';

function ignoreSecondClick(event: MouseEvent): void {
  const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
  if (event.detail > 1 && !isInDialog) event.stopPropagation();
}

/**
 * Those who open things by a double click hit the dialog's backdrop with the second one, which would
 * close what the first has opened.
 */
export function useDoubleClickGuard(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('click', ignoreSecondClick, true);
    return () => document.removeEventListener('click', ignoreSecondClick, true);
  }, [isOpen]);
}
