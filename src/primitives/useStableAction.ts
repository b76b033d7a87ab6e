import { useCallback } from 'react';
import { useLatest } from './useLatest';

/**
 * An action that keeps its identity between renders and runs the latest version, so components that
 * receive it need not render again.
 */
export function useStableAction<Args extends unknown[]>(
  action: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useLatest(action);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
