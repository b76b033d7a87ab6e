import { companyAddressMaximal, companyProfileMaximal } from './stepAnswers/company';
import { consultationMaximal } from './stepAnswers/consultation';
import { banksMaximal } from './stepAnswers/finance';
import { legalDocumentsMaximal } from './stepAnswers/legalDocuments';
import { managementMaximal } from './stepAnswers/management';
import { photosMaximal } from './stepAnswers/photos';
import { picMaximal } from './stepAnswers/pic';
import { makeApplication, SUBMITTED } from './application';

export const partnerMaximal = makeApplication({
  name: 'partner with maximal data',
  person: 'partner',
  variantPath: '/partner/onboarding',
  answers: [
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
