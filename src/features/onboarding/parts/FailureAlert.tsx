import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Where a failure is told: read out at once, and brought into sight, which the bar at the bottom of a
 * phone would else cover.
 */
export function FailureAlert({
  failure,
  children,
}: {
  /** Null while nothing has failed; a new one is brought into sight again. */
  failure: object | null;
  /** What is said of it. */
  children: ReactNode;
}) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) alert.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div role="alert" ref={alert}>
      {failure !== null && children}
    </div>
  );
}
