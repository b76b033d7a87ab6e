import { companyAddressMaximal, companyProfileMaximal } from './pieces/company';
import { consultationMaximal } from './pieces/consultation';
import { bankStatementsMaximal, banksMaximal } from './pieces/finance';
import { legalDocumentsMaximal } from './pieces/legalDocuments';
import { managementMaximal } from './pieces/management';
import { partnershipMaximal } from './pieces/partnership';
import { photosMaximal } from './pieces/photos';
import { picMaximal } from './pieces/pic';
import { reportsMaximal } from './pieces/reports';
import { makePlay, SUBMITTED } from './play';

export const corporateDirectPartnerMaximal = makePlay({
  name: 'borrower corporate-direct-partner with maximal data',
  person: 'borrower.corporate.partner',
  variantPath: '/borrower/onboarding/corporate-direct-partner',
  home: '/borrower/notification',
  pieces: [
    companyProfileMaximal,
    companyAddressMaximal,
    legalDocumentsMaximal,
    picMaximal,
    managementMaximal,
    partnershipMaximal,
    banksMaximal,
    bankStatementsMaximal(6),
    reportsMaximal,
    photosMaximal,
    consultationMaximal.unscheduled,
  ],
  ends: SUBMITTED.toEsign,
});
