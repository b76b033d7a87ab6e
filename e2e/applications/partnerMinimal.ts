import { companyAddressMinimal, companyProfileMinimal } from './stepAnswers/company';
import { consultationMinimal } from './stepAnswers/consultation';
import { banksMinimal } from './stepAnswers/finance';
import { legalDocumentsMinimal } from './stepAnswers/legalDocuments';
import { managementMinimal } from './stepAnswers/management';
import { photosMinimal } from './stepAnswers/photos';
import { picMinimal } from './stepAnswers/pic';
import { makeApplication, SUBMITTED } from './application';

export const partnerMinimal = makeApplication({
  name: 'partner with minimal data',
  person: 'partner',
  variantPath: '/partner/onboarding',
  answers: [
    companyProfileMinimal,
    companyAddressMinimal,
    legalDocumentsMinimal,
    picMinimal,
    managementMinimal,
    banksMinimal,
    photosMinimal,
    consultationMinimal.scheduled,
  ],
  ends: SUBMITTED.toEsign,
});
