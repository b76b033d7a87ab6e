import { collateralOne } from './stepAnswers/collateral';
import { companyAddressMaximal, companyProfileMaximal } from './stepAnswers/company';
import { consultationMaximal } from './stepAnswers/consultation';
import { bankStatementsMaximal, banksMaximal } from './stepAnswers/finance';
import { legalDocumentsMaximal } from './stepAnswers/legalDocuments';
import { managementMaximal } from './stepAnswers/management';
import { photosMaximal } from './stepAnswers/photos';
import { picMaximal } from './stepAnswers/pic';
import { reportsMaximal } from './stepAnswers/reports';
import { makeApplication, SUBMITTED } from './application';

/**
 * Every field filled in: a warehouse, a deed of change, owners of 33,33%, 33,34% and 33,33%, 20
 * photos.
 */
export const corporateNonPartnerMaximal = makeApplication({
  name: 'borrower corporate-non-partner with maximal data',
  person: 'borrower.corporate',
  variantPath: '/borrower/onboarding/corporate-non-partner',
  home: '/borrower/notification',
  answers: [
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
