import { useEffect, useState, type ReactNode } from 'react';

/** What comes sooner than this needs no sign that it is coming. */
export const APPEARANCE_DELAY_MS = 200;

/** Shows its content after a moment, so that a quick answer is not announced by a flicker. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), APPEARANCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return isShown ? children : null;
}
