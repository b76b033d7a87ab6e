import { companyAddressMaximal, companyProfileMaximal } from './pieces/company';
import { consultationMaximal } from './pieces/consultation';
import { banksMaximal } from './pieces/finance';
import { legalDocumentsMaximal } from './pieces/legalDocuments';
import { managementMaximal } from './pieces/management';
import { photosMaximal } from './pieces/photos';
import { picMaximal } from './pieces/pic';
import { makePlay, SUBMITTED } from './play';

export const partnerMaximal = makePlay({
  name: 'partner with maximal data',
  person: 'partner',
  variantPath: '/partner/onboarding',
  pieces: [
    companyProfileMaximal,
    companyAddressMaximal,
    legalDocumentsMaximal,
    picMaximal,
    managementMaximal,
    banksMaximal,
    photosMaximal,
    consultationMaximal.scheduled,
  ],
  ends: SUBMITTED.toEsign,
});
