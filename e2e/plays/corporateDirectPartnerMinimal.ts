import { companyAddressMinimal, companyProfileMinimal } from './pieces/company';
import { consultationMinimal } from './pieces/consultation';
import { bankStatementsMinimal, banksMinimal } from './pieces/finance';
import { legalDocumentsMinimal } from './pieces/legalDocuments';
import { managementMinimal } from './pieces/management';
import { partnershipMinimal } from './pieces/partnership';
import { photosMinimal } from './pieces/photos';
import { picMinimal } from './pieces/pic';
import { reportsMinimal } from './pieces/reports';
import { makePlay, SUBMITTED } from './play';

export const corporateDirectPartnerMinimal = makePlay({
  name: 'borrower corporate-direct-partner with minimal data',
  person: 'borrower.corporate.partner',
  variantPath: '/borrower/onboarding/corporate-direct-partner',
  home: '/borrower/notification',
  pieces: [
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
