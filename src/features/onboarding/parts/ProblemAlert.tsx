import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Shows a problem: announced at once, and scrolled into view, because the bottom bar of a phone
 * could cover it.
 */
export function ProblemAlert({
  problem,
  children,
}: {
  /** Null without a problem; a new problem is scrolled into view again. */
  problem: object | null;
  /** The text of the problem. */
  children: ReactNode;
}) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) alert.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div role="alert" ref={alert}>
      {problem !== null && children}
    </div>
  );
}
