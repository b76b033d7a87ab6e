import { companyAddressMinimal, companyProfileMinimal } from './pieces/company';
import { consultationMinimal } from './pieces/consultation';
import { banksMinimal } from './pieces/finance';
import { legalDocumentsMinimal } from './pieces/legalDocuments';
import { managementMinimal } from './pieces/management';
import { photosMinimal } from './pieces/photos';
import { picMinimal } from './pieces/pic';
import { makePlay, SUBMITTED } from './play';

export const partnerMinimal = makePlay({
  name: 'partner with minimal data',
  person: 'partner',
  variantPath: '/partner/onboarding',
  pieces: [
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
