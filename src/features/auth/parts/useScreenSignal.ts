import { useCallback, useEffect, useRef } from 'react';

/**
 * A signal that is aborted once the screen is left, so that an answer that comes later changes
 * nothing. Ask for it when the call is made: under StrictMode a screen arrives twice.
 */
export function useScreenSignal(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    const current = new AbortController();
    controller.current = current;
    return () => current.abort();
  }, []);
  return useCallback(() => controller.current.signal, []);
}
