import { onboardingVariants } from '../../access/variants';
import type { Flow } from '../flow';
import { steps } from '../steps';
import { subSteps } from '../subSteps';

/** Borrower, company, without a partner (onboarding.md#flows). */
export const borrowerCorporateNonPartner: Flow = {
  variant: onboardingVariants.borrowerCorporateNonPartner,
  statementMonths: 6,
  steps: [
    steps.company,
    steps.pic,
    steps.management,
    steps.companyFinance,
    {
      id: 'business',
      titleKey: 'onboarding.step.business',
      subSteps: [subSteps.businessPhotos, subSteps.collateral],
    },
    steps.consultation,
    steps.review,
  ],
};
