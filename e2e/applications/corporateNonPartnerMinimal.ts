import { collateralNone } from './stepAnswers/collateral';
import { companyAddressMinimal, companyProfileMinimal } from './stepAnswers/company';
import { consultationMinimal } from './stepAnswers/consultation';
import { bankStatementsMinimal, banksMinimal } from './stepAnswers/finance';
import { legalDocumentsMinimal } from './stepAnswers/legalDocuments';
import { managementMinimal } from './stepAnswers/management';
import { photosMinimal } from './stepAnswers/photos';
import { picMinimal } from './stepAnswers/pic';
import { reportsMinimal } from './stepAnswers/reports';
import { makeApplication, SUBMITTED } from './application';

/**
 * As few values as possible: one person is the director and only owner, three photos, no
 * collateral.
 */
export const corporateNonPartnerMinimal = makeApplication({
  name: 'borrower corporate-non-partner with minimal data',
  person: 'borrower.corporate',
  variantPath: '/borrower/onboarding/corporate-non-partner',
  home: '/borrower/notification',
  answers: [
    companyProfileMinimal,
    companyAddressMinimal,
    legalDocumentsMinimal,
    picMinimal,
    managementMinimal,
    banksMinimal,
    bankStatementsMinimal(6),
    reportsMinimal,
    photosMinimal,
    collateralNone,
    consultationMinimal.scheduled,
  ],
  ends: SUBMITTED.toEsign,
});
