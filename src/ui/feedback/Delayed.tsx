import { useEffect, useState, type ReactNode } from 'react';

/** A faster response needs no placeholder. */
export const APPEARANCE_DELAY_MS = 200;

/** Shows its content after a moment, so that a quick response does not cause a flicker. */
export function Delayed({
  byMs = APPEARANCE_DELAY_MS,
  children,
}: {
  byMs?: number;
  children: ReactNode;
}) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), byMs);
    return () => clearTimeout(timer);
  }, [byMs]);

  return isShown ? children : null;
}
