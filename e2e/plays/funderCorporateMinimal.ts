import { companyAddressMinimal, companyProfileMinimal } from './pieces/company';
import { consultationMinimal } from './pieces/consultation';
import { banksMinimal } from './pieces/finance';
import { legalDocumentsMinimal } from './pieces/legalDocuments';
import { managementMinimal } from './pieces/management';
import { picMinimal } from './pieces/pic';
import { makePlay, SUBMITTED } from './play';

export const funderCorporateMinimal = makePlay({
  name: 'funder corporate with minimal data',
  person: 'funder.corporate',
  variantPath: '/funder/onboarding/corporate',
  pieces: [
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
