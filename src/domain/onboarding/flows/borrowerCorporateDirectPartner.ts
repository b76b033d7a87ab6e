import { onboardingVariants } from '../../access/variants';
import type { Flow } from '../flow';
import { steps } from '../steps';

/** Borrower, company, with a partner (onboarding.md#flows). */
export const borrowerCorporateDirectPartner: Flow = {
  variant: onboardingVariants.borrowerCorporateDirectPartner,
  statementMonths: 6,
  steps: [
    steps.company,
    steps.pic,
    steps.management,
    steps.partnership,
    steps.companyFinance,
    steps.photos,
    steps.unscheduled,
    steps.review,
  ],
};
