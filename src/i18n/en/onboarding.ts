import type { onboarding as idOnboarding } from '../id/onboarding';

export const onboarding = {
  'onboarding.undefinedStep': 'Undefined step',
  'onboarding.undefinedSubStep': 'Undefined sub step',

  'onboarding.step.personal': 'Personal Data',
  'onboarding.step.employment': 'Employment and Income',
  'onboarding.step.family': 'Family',
  'onboarding.step.finance': 'Finance',
  'onboarding.step.business': 'Business',
  'onboarding.step.consultation': 'Consultation',
  'onboarding.step.review': 'Review and Submit',

  'onboarding.subStep.personalData': 'Personal Data',
  'onboarding.subStep.identity': 'Identity',
  'onboarding.subStep.domicile': 'Domicile Address',
  'onboarding.subStep.employment': 'Employment and Income',
  'onboarding.subStep.spouse': 'Spouse Data',
  'onboarding.subStep.emergencyContact': 'Emergency Contact',
  'onboarding.subStep.banks': 'Bank Accounts',
  'onboarding.subStep.bankStatements': 'Bank Statements',
  'onboarding.subStep.financialStatements': 'Financial Statements',
  'onboarding.subStep.collateral': 'Collateral Documents',
  'onboarding.subStep.providerFamily': 'Family and Consultation',
  'onboarding.subStep.review': 'Review and Submit',
} as const satisfies Record<keyof typeof idOnboarding, string>;
