import { useEffect, useState, type ReactNode } from 'react';

/** A faster response needs no placeholder. */
export const APPEARANCE_DELAY_MS = 200;

/** Shows its content after a moment, so that a quick response does not cause a flicker. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), APPEARANCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return isShown ? children : null;
}
