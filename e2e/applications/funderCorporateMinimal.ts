import { companyAddressMinimal, companyProfileMinimal } from './stepAnswers/company';
import { consultationMinimal } from './stepAnswers/consultation';
import { banksMinimal } from './stepAnswers/finance';
import { legalDocumentsMinimal } from './stepAnswers/legalDocuments';
import { managementMinimal } from './stepAnswers/management';
import { picMinimal } from './stepAnswers/pic';
import { makeApplication, SUBMITTED } from './application';

export const funderCorporateMinimal = makeApplication({
  name: 'funder corporate with minimal data',
  person: 'funder.corporate',
  variantPath: '/funder/onboarding/corporate',
  answers: [
    companyProfileMinimal,
    companyAddressMinimal,
    legalDocumentsMinimal,
    picMinimal,
    managementMinimal,
    banksMinimal,
    consultationMinimal.unscheduled,
  ],
  ends: SUBMITTED.toEsign,
});
