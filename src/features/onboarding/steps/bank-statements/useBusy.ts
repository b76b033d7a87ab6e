import { useCallback, useReducer, useRef } from 'react';

/**
 * Counts the work that is running, for a guard that waits until nothing is. Renders again after
 * each work, so that what waits looks again.
 */
export function useBusy() {
  const running = useRef(0);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const run = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    running.current += 1;
    try {
      return await work();
    } finally {
      running.current -= 1;
      renderAgain();
    }
  }, []);
  return { run, isBusy: () => running.current > 0 };
}
