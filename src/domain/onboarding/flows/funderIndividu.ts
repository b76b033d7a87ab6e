import { onboardingVariants } from '../../access/variants';
import type { Flow } from '../flow';
import { steps } from '../steps';

/** Funder, individual (onboarding.md#flows). */
export const funderIndividu: Flow = {
  variant: onboardingVariants.funderIndividu,
  statementMonths: 0,
  steps: [steps.personal, steps.employment, steps.banksAlone, steps.unscheduled, steps.review],
};
