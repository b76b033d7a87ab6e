import { consultationMaximal } from './stepAnswers/consultation';
import { employmentMaximal } from './stepAnswers/employment';
import { banksMaximal } from './stepAnswers/finance';
import { domicileMaximal, identityMaximal, personalDataMaximal } from './stepAnswers/personal';
import { makeApplication, SUBMITTED } from './application';

export const funderIndividuMaximal = makeApplication({
  name: 'funder individu with maximal data',
  person: 'funder.individu',
  variantPath: '/funder/onboarding/individu',
  answers: [
    personalDataMaximal,
    identityMaximal,
    domicileMaximal,
    employmentMaximal,
    banksMaximal,
    consultationMaximal.unscheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
