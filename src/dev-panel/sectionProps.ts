import type { MockControl } from '@/testing/mock/mockControl';
import type { MockState } from './useMockState';

/**
 * Runs an action, shows in the panel that it is done or why it failed, and reads the mock again.
 */
export type Run = (done: string, job: () => Promise<void> | void) => void;

export interface SectionProps {
  mock: MockControl;
  state: MockState;
  run: Run;
}
