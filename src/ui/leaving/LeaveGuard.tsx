import type { ReactNode } from 'react';
import { LeaveAsker } from './LeaveAsker';
import { LeaveReasonsProvider } from './LeaveReasonsProvider';

/** Asks before somebody leaves the page while a part of what is inside has a reason to stay. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  return (
    <LeaveReasonsProvider>
      {children}
      <LeaveAsker />
    </LeaveReasonsProvider>
  );
}
