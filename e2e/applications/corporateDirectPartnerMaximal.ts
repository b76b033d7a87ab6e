import { companyAddressMaximal, companyProfileMaximal } from './stepAnswers/company';
import { consultationMaximal } from './stepAnswers/consultation';
import { bankStatementsMaximal, banksMaximal } from './stepAnswers/finance';
import { legalDocumentsMaximal } from './stepAnswers/legalDocuments';
import { managementMaximal } from './stepAnswers/management';
import { partnershipMaximal } from './stepAnswers/partnership';
import { photosMaximal } from './stepAnswers/photos';
import { picMaximal } from './stepAnswers/pic';
import { reportsMaximal } from './stepAnswers/reports';
import { makeApplication, SUBMITTED } from './application';

export const corporateDirectPartnerMaximal = makeApplication({
  name: 'borrower corporate-direct-partner with maximal data',
  person: 'borrower.corporate.partner',
  variantPath: '/borrower/onboarding/corporate-direct-partner',
  home: '/borrower/notification',
  answers: [
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
