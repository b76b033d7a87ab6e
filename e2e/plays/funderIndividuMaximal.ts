import { consultationMaximal } from './pieces/consultation';
import { employmentMaximal } from './pieces/employment';
import { banksMaximal } from './pieces/finance';
import { domicileMaximal, identityMaximal, personalDataMaximal } from './pieces/personal';
import { makePlay, SUBMITTED } from './play';

export const funderIndividuMaximal = makePlay({
  name: 'funder individu with maximal data',
  person: 'funder.individu',
  variantPath: '/funder/onboarding/individu',
  pieces: [
    personalDataMaximal,
    identityMaximal,
    domicileMaximal,
    employmentMaximal,
    banksMaximal,
    consultationMaximal.unscheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
