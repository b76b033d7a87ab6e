import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Shows a problem: announced at once, and scrolled into view, because the bottom bar of a phone
 * could cover it.
 */
export function FailureAlert({
  failure,
  children,
}: {
  /** Null without a problem; a new problem is scrolled into view again. */
  failure: object | null;
  /** The text of the problem. */
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
