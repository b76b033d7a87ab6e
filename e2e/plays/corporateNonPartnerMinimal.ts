import { collateralNone } from './pieces/collateral';
import { companyAddressMinimal, companyProfileMinimal } from './pieces/company';
import { consultationMinimal } from './pieces/consultation';
import { bankStatementsMinimal, banksMinimal } from './pieces/finance';
import { legalDocumentsMinimal } from './pieces/legalDocuments';
import { managementMinimal } from './pieces/management';
import { photosMinimal } from './pieces/photos';
import { picMinimal } from './pieces/pic';
import { reportsMinimal } from './pieces/reports';
import { makePlay, SUBMITTED } from './play';

/** The fewest answers: one person leads and owns the company, three photos, no collateral. */
export const corporateNonPartnerMinimal = makePlay({
  name: 'borrower corporate-non-partner with minimal data',
  person: 'borrower.corporate',
  variantPath: '/borrower/onboarding/corporate-non-partner',
  home: '/borrower/notification',
  pieces: [
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
