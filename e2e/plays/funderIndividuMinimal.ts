import { consultationMinimal } from './pieces/consultation';
import { employmentMinimal } from './pieces/employment';
import { banksMinimal } from './pieces/finance';
import { domicileMinimal, identityMinimal, personalDataMinimal } from './pieces/personal';
import { makePlay, SUBMITTED } from './play';

export const funderIndividuMinimal = makePlay({
  name: 'funder individu with minimal data',
  person: 'funder.individu',
  variantPath: '/funder/onboarding/individu',
  pieces: [
    personalDataMinimal,
    identityMinimal,
    domicileMinimal,
    employmentMinimal,
    banksMinimal,
    consultationMinimal.unscheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
