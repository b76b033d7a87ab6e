import { companyAddressMaximal, companyProfileMaximal } from './stepAnswers/company';
import { consultationMaximal } from './stepAnswers/consultation';
import { banksMaximal } from './stepAnswers/finance';
import { legalDocumentsMaximal } from './stepAnswers/legalDocuments';
import { managementMaximal } from './stepAnswers/management';
import { picMaximal } from './stepAnswers/pic';
import { makeApplication, SUBMITTED } from './application';

export const funderCorporateMaximal = makeApplication({
  name: 'funder corporate with maximal data',
  person: 'funder.corporate',
  variantPath: '/funder/onboarding/corporate',
  answers: [
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
