import { consultationMinimal } from './stepAnswers/consultation';
import { employmentMinimal } from './stepAnswers/employment';
import { emergencyContactMinimal } from './stepAnswers/family';
import { banksMinimal, bankStatementsMinimal } from './stepAnswers/finance';
import { partnershipMinimal } from './stepAnswers/partnership';
import { domicileMinimal, identityMinimal, personalDataMinimal } from './stepAnswers/personal';
import { reportsNone } from './stepAnswers/reports';
import { makeApplication, SUBMITTED } from './application';

/**
 * As few values as possible, replacing stored values; the start of the partnership is unchanged.
 */
export const individuDirectPartnerMinimal = makeApplication({
  name: 'borrower individu-direct-partner with minimal data',
  person: 'borrower.individu.partner',
  variantPath: '/borrower/onboarding/individu-direct-partner',
  home: '/borrower/notification',
  begins: 'Data Pribadi',
  answers: [
    personalDataMinimal,
    identityMinimal,
    domicileMinimal,
    employmentMinimal,

    emergencyContactMinimal,
    partnershipMinimal,
    banksMinimal,
    bankStatementsMinimal(3),
    reportsNone,
    consultationMinimal.unscheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
