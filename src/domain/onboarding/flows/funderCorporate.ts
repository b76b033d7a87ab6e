import { onboardingVariants } from '../../access/variants';
import type { Flow } from '../flow';
import { steps } from '../steps';

/** Funder, company (onboarding.md#flows). */
export const funderCorporate: Flow = {
  variant: onboardingVariants.funderCorporate,
  statementMonths: 0,
  steps: [
    steps.company,
    steps.pic,
    steps.management,
    steps.banksAlone,
    steps.unscheduled,
    steps.review,
  ],
};
