import { onboardingVariants } from '../../access/variants';
import type { Flow } from '../flow';
import { steps } from '../steps';

/** Partner (onboarding.md#flows). */
export const partner: Flow = {
  variant: onboardingVariants.partner,
  statementMonths: 0,
  steps: [
    steps.company,
    steps.pic,
    steps.management,
    steps.banksAlone,
    steps.photos,
    steps.consultation,
    steps.review,
  ],
};
