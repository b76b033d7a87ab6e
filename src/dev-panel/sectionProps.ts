import type { MockControl } from '@/testing/mock/mockControl';
import type { MockState } from './useMockState';

/** Does something, says in the panel that it is done or why not, and looks at the mock again. */
export type Run = (done: string, job: () => Promise<void> | void) => void;

export interface SectionProps {
  mock: MockControl;
  state: MockState;
  run: Run;
}
