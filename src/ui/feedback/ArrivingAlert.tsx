import type { ReactNode } from 'react';
import { Delayed } from './Delayed';

/** Too short to be noticed. */
const AHEAD_MS = 100;

/**
 * An alert in place of something else, where no live region can wait for it. Its own is there a
 * moment before its content: screen readers may miss what comes together with its live region.
 */
export const ArrivingAlert = ({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div role="alert" className={className}>
    <Delayed byMs={AHEAD_MS}>{children}</Delayed>
  </div>
);
