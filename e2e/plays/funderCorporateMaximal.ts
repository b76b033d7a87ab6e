import { companyAddressMaximal, companyProfileMaximal } from './pieces/company';
import { consultationMaximal } from './pieces/consultation';
import { banksMaximal } from './pieces/finance';
import { legalDocumentsMaximal } from './pieces/legalDocuments';
import { managementMaximal } from './pieces/management';
import { picMaximal } from './pieces/pic';
import { makePlay, SUBMITTED } from './play';

export const funderCorporateMaximal = makePlay({
  name: 'funder corporate with maximal data',
  person: 'funder.corporate',
  variantPath: '/funder/onboarding/corporate',
  pieces: [
    companyProfileMaximal,
    companyAddressMaximal,
    legalDocumentsMaximal,
    picMaximal,
    managementMaximal,
    banksMaximal,
    consultationMaximal.unscheduled,
  ],
  ends: SUBMITTED.toEsign,
});
