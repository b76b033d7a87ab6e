import { ACCOUNT_TYPE, ROLE } from '@/domain/access/roles';
import type { Flow } from '@/domain/onboarding/flow';
import { subSteps } from '@/domain/onboarding/subSteps';

const { isOptional: _isOptional, ...requiredCollateral } = subSteps.collateral;

/**
 * A variant that the product does not have, with its own order, path and users. It shows that a
 * variant needs nothing beyond this definition.
 */
export const exampleFlow: Flow = {
  variant: {
    path: '/borrower/onboarding/pemasok',
    roleId: ROLE.borrower,
    typeId: ACCOUNT_TYPE.individual,
    hasPartner: false,
  },
  statementMonths: 2,
  steps: [
    {
      id: 'consultation',
      titleKey: 'onboarding.step.consultation',
      subSteps: [subSteps.providerFamily],
    },
    {
      id: 'finance',
      titleKey: 'onboarding.step.finance',
      subSteps: [subSteps.financialStatements, subSteps.banks, subSteps.bankStatements],
    },
    {
      id: 'personal',
      titleKey: 'onboarding.step.personal',
      subSteps: [subSteps.spouse, subSteps.domicile, requiredCollateral],
    },
    { id: 'review', titleKey: 'onboarding.step.review', subSteps: [subSteps.review] },
  ],
};
