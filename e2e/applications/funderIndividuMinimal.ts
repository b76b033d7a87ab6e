import { consultationMinimal } from './stepAnswers/consultation';
import { employmentMinimal } from './stepAnswers/employment';
import { banksMinimal } from './stepAnswers/finance';
import { domicileMinimal, identityMinimal, personalDataMinimal } from './stepAnswers/personal';
import { makeApplication, SUBMITTED } from './application';

export const funderIndividuMinimal = makeApplication({
  name: 'funder individu with minimal data',
  person: 'funder.individu',
  variantPath: '/funder/onboarding/individu',
  answers: [
    personalDataMinimal,
    identityMinimal,
    domicileMinimal,
    employmentMinimal,
    banksMinimal,
    consultationMinimal.unscheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
