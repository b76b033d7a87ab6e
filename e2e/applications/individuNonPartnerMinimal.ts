import { collateralNone } from './stepAnswers/collateral';
import { consultationMinimal } from './stepAnswers/consultation';
import { employmentMinimal } from './stepAnswers/employment';
import { emergencyContactMinimal } from './stepAnswers/family';
import { banksMinimal, bankStatementsMinimal } from './stepAnswers/finance';
import { domicileMinimal, identityMinimal, personalDataMinimal } from './stepAnswers/personal';
import { reportsNone } from './stepAnswers/reports';
import { makeApplication, SUBMITTED } from './application';

/** The fewest values of a complete application: single, no optional field, no collateral. */
export const individuNonPartnerMinimal = makeApplication({
  name: 'borrower individu-non-partner with minimal data',
  person: 'otp.applicant',
  variantPath: '/borrower/onboarding/individu-non-partner',
  home: '/borrower/notification',
  answers: [
    personalDataMinimal,
    identityMinimal,
    domicileMinimal,
    employmentMinimal,
    emergencyContactMinimal,
    banksMinimal,
    bankStatementsMinimal(3),
    reportsNone,
    collateralNone,
    consultationMinimal.scheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
