import { collateralOne } from './pieces/collateral';
import { companyAddressMaximal, companyProfileMaximal } from './pieces/company';
import { consultationMaximal } from './pieces/consultation';
import { bankStatementsMaximal, banksMaximal } from './pieces/finance';
import { legalDocumentsMaximal } from './pieces/legalDocuments';
import { managementMaximal } from './pieces/management';
import { photosMaximal } from './pieces/photos';
import { picMaximal } from './pieces/pic';
import { reportsMaximal } from './pieces/reports';
import { makePlay, SUBMITTED } from './play';

/** Every field answered: a warehouse, a deed of change, owners of 33,33%, 33,34% and 33,33%, 20 photos. */
export const corporateNonPartnerMaximal = makePlay({
  name: 'borrower corporate-non-partner with maximal data',
  person: 'borrower.corporate',
  variantPath: '/borrower/onboarding/corporate-non-partner',
  home: '/borrower/notification',
  pieces: [
    companyProfileMaximal,
    companyAddressMaximal,
    legalDocumentsMaximal,
    picMaximal,
    managementMaximal,
    banksMaximal,
    bankStatementsMaximal(6),
    reportsMaximal,
    photosMaximal,
    collateralOne,
    consultationMaximal.scheduled,
  ],
  ends: SUBMITTED.toEsign,
});
