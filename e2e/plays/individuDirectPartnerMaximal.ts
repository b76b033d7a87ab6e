import { consultationMaximal } from './pieces/consultation';
import { employmentMaximal } from './pieces/employment';
import { emergencyContactMaximal, spouseMaximal } from './pieces/family';
import { banksMaximal, bankStatementsMaximal } from './pieces/finance';
import { partnershipMaximal } from './pieces/partnership';
import { domicileMoved, identityMaximal, personalDataMaximal } from './pieces/personal';
import { reportsMaximal } from './pieces/reports';
import { makePlay, SUBMITTED } from './play';

/** Every field answered, over what was answered before; married, and moved away from the KTP's address. */
export const individuDirectPartnerMaximal = makePlay({
  name: 'borrower individu-direct-partner with maximal data',
  person: 'borrower.individu.partner',
  variantPath: '/borrower/onboarding/individu-direct-partner',
  home: '/borrower/notification',
  begins: 'Data Pribadi',
  pieces: [
    personalDataMaximal,
    identityMaximal,
    domicileMoved,
    employmentMaximal,
    spouseMaximal,
    emergencyContactMaximal,
    partnershipMaximal,
    banksMaximal,
    bankStatementsMaximal(3),
    reportsMaximal,
    consultationMaximal.unscheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
