import { createContext, use, useEffect } from 'react';

/** Handed down by the frame of a list sub-step, to hear whether a card says that it is not saved. */
export const CardFailureContext = createContext<((isShown: boolean) => void) | null>(null);

/** Tells the frame for as long as the open card says so. */
export function useCardFailure(isShown: boolean): void {
  const tell = use(CardFailureContext);
  useEffect(() => {
    tell?.(isShown);
    return () => tell?.(false);
  }, [tell, isShown]);
}
