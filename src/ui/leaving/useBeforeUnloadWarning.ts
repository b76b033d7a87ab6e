import { useEffect } from 'react';

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // What browsers before 2023 go by.
  Object.assign(event, { returnValue: 'unfinished' });
}

/**
 * While held the browser asks, in words of its own, before the page is loaded again or closed. What the
 * app itself loads again passes (platform/page).
 */
export function useBeforeUnloadWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
