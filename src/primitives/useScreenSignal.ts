import { useCallback, useEffect, useRef } from 'react';

/**
 * A signal that is aborted when the screen is left, so that a late response changes nothing. Read
 * it when the call is made: StrictMode mounts a screen twice.
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
