import { onboardingVariants } from '../../access/variants';
import type { Flow } from '../flow';
import { steps } from '../steps';

/** Borrower, individual, with a partner (onboarding.md#flows). */
export const borrowerIndividuDirectPartner: Flow = {
  variant: onboardingVariants.borrowerIndividuDirectPartner,
  statementMonths: 3,
  steps: [
    steps.personal,
    steps.employment,
    steps.family,
    steps.partnership,
    steps.individualFinance,
    steps.unscheduled,
    steps.review,
  ],
};
