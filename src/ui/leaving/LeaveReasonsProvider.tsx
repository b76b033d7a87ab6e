import { useState, type ReactNode } from 'react';
import { LeaveReasonsContext, makeLeaveReasons } from './leaveReasons';

/** Collects why somebody should be asked before they leave what is inside. A `LeaveAsker` in it asks. */
export function LeaveReasonsProvider({ children }: { children: ReactNode }) {
  const [reasons] = useState(makeLeaveReasons);
  return <LeaveReasonsContext value={reasons}>{children}</LeaveReasonsContext>;
}
