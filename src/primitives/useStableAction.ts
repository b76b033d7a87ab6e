import { useCallback } from 'react';
import { useLatest } from './useLatest';

/**
 * An action that stays the same from render to render and does what the latest one says, so that
 * parts that are given it need not render again.
 */
export function useStableAction<Args extends unknown[]>(
  action: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useLatest(action);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
