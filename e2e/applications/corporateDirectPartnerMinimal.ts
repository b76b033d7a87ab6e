import { companyAddressMinimal, companyProfileMinimal } from './stepAnswers/company';
import { consultationMinimal } from './stepAnswers/consultation';
import { bankStatementsMinimal, banksMinimal } from './stepAnswers/finance';
import { legalDocumentsMinimal } from './stepAnswers/legalDocuments';
import { managementMinimal } from './stepAnswers/management';
import { partnershipMinimal } from './stepAnswers/partnership';
import { photosMinimal } from './stepAnswers/photos';
import { picMinimal } from './stepAnswers/pic';
import { reportsMinimal } from './stepAnswers/reports';
import { makeApplication, SUBMITTED } from './application';

export const corporateDirectPartnerMinimal = makeApplication({
  name: 'borrower corporate-direct-partner with minimal data',
  person: 'borrower.corporate.partner',
  variantPath: '/borrower/onboarding/corporate-direct-partner',
  home: '/borrower/notification',
  answers: [
    companyProfileMinimal,
    companyAddressMinimal,
    legalDocumentsMinimal,
    picMinimal,
    managementMinimal,
    partnershipMinimal,
    banksMinimal,
    bankStatementsMinimal(6),
    reportsMinimal,
    photosMinimal,
    consultationMinimal.unscheduled,
  ],
  ends: SUBMITTED.toEsign,
});
