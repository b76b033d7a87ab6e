import { collateralOne } from './stepAnswers/collateral';
import { consultationMaximal } from './stepAnswers/consultation';
import { employmentMaximal } from './stepAnswers/employment';
import { emergencyContactMaximal, spouseMaximal } from './stepAnswers/family';
import { banksMaximal, bankStatementsMaximal } from './stepAnswers/finance';
import { domicileMaximal, identityMaximal, personalDataMaximal } from './stepAnswers/personal';
import { reportsMaximal } from './stepAnswers/reports';
import { makeApplication, SUBMITTED } from './application';

/**
 * Every field filled in: married, a different domicile, two accounts, reports, collateral, family.
 */
export const individuNonPartnerMaximal = makeApplication({
  name: 'borrower individu-non-partner with maximal data',
  person: 'otp.applicant',
  variantPath: '/borrower/onboarding/individu-non-partner',
  home: '/borrower/notification',
  answers: [
    personalDataMaximal,
    identityMaximal,
    domicileMaximal,
    employmentMaximal,
    spouseMaximal,
    emergencyContactMaximal,
    banksMaximal,
    bankStatementsMaximal(3),
    reportsMaximal,
    collateralOne,
    consultationMaximal.scheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
