import { createContext, use, useEffect } from 'react';

/**
 * Provided by the frame of a list sub-step, which learns whether a card shows that it is not saved.
 */
export const CardProblemContext = createContext<((isShown: boolean) => void) | null>(null);

/** Reports to the frame while the open card shows it. */
export function useCardProblem(isShown: boolean): void {
  const report = use(CardProblemContext);
  useEffect(() => {
    report?.(isShown);
    return () => report?.(false);
  }, [report, isShown]);
}
