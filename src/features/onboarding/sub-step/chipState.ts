import type { StepState as DomainState } from '@/domain/onboarding/revision';
import type { StepState } from '@/ui/feedback/StatusChip';

const shown: Readonly<Record<DomainState, StepState>> = {
  complete: 'complete',
  incomplete: 'incomplete',
  toBeRevised: 'revision',
  revised: 'revised',
};

/** A state of the domain as the chip names it. */
export const chipState = (state: DomainState): StepState => shown[state];
