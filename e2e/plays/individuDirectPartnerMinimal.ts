import { consultationMinimal } from './pieces/consultation';
import { employmentMinimal } from './pieces/employment';
import { emergencyContactMinimal } from './pieces/family';
import { banksMinimal, bankStatementsMinimal } from './pieces/finance';
import { partnershipMinimal } from './pieces/partnership';
import { domicileMinimal, identityMinimal, personalDataMinimal } from './pieces/personal';
import { reportsNone } from './pieces/reports';
import { makePlay, SUBMITTED } from './play';

/** The fewest answers; what was answered before is replaced, and the beginning of the partnership stays. */
export const individuDirectPartnerMinimal = makePlay({
  name: 'borrower individu-direct-partner with minimal data',
  person: 'borrower.individu.partner',
  variantPath: '/borrower/onboarding/individu-direct-partner',
  home: '/borrower/notification',
  begins: 'Data Pribadi',
  pieces: [
    personalDataMinimal,
    identityMinimal,
    domicileMinimal,
    employmentMinimal,

    emergencyContactMinimal,
    partnershipMinimal,
    banksMinimal,
    bankStatementsMinimal(3),
    reportsNone,
    consultationMinimal.unscheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
