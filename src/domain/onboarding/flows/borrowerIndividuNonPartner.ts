import { onboardingVariants } from '../../access/variants';
import type { Flow } from '../flow';
import { steps } from '../steps';
import { subSteps } from '../subSteps';

/** Borrower, individual, without a partner (onboarding.md#flows). */
export const borrowerIndividuNonPartner: Flow = {
  variant: onboardingVariants.borrowerIndividuNonPartner,
  statementMonths: 3,
  steps: [
    steps.personal,
    steps.employment,
    steps.family,
    steps.individualFinance,
    { id: 'business', titleKey: 'onboarding.step.business', subSteps: [subSteps.collateral] },
    steps.consultation,
    steps.review,
  ],
};
