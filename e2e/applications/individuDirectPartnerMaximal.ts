import { consultationMaximal } from './stepAnswers/consultation';
import { employmentMaximal } from './stepAnswers/employment';
import { emergencyContactMaximal, spouseMaximal } from './stepAnswers/family';
import { banksMaximal, bankStatementsMaximal } from './stepAnswers/finance';
import { partnershipMaximal } from './stepAnswers/partnership';
import { domicileMoved, identityMaximal, personalDataMaximal } from './stepAnswers/personal';
import { reportsMaximal } from './stepAnswers/reports';
import { makeApplication, SUBMITTED } from './application';

/**
 * Every field filled in, replacing stored values; married, and no longer living at the KTP address.
 */
export const individuDirectPartnerMaximal = makeApplication({
  name: 'borrower individu-direct-partner with maximal data',
  person: 'borrower.individu.partner',
  variantPath: '/borrower/onboarding/individu-direct-partner',
  home: '/borrower/notification',
  begins: 'Data Pribadi',
  answers: [
    personalDataMaximal,
    identityMaximal,
    domicileMoved,
    employmentMaximal,
    spouseMaximal,
    emergencyContactMaximal,
    partnershipMaximal,
    banksMaximal,
    bankStatementsMaximal(3),
    reportsMaximal,
    consultationMaximal.unscheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
