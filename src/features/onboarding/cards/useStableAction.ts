import { useCallback, useEffect, useRef } from 'react';

/**
 * An action that stays the same from render to render and does what the latest one says, so that
 * parts that are given it need not render again.
 */
export function useStableAction<Args extends unknown[]>(
  action: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
