import { collateralOne } from './pieces/collateral';
import { consultationMaximal } from './pieces/consultation';
import { employmentMaximal } from './pieces/employment';
import { emergencyContactMaximal, spouseMaximal } from './pieces/family';
import { banksMaximal, bankStatementsMaximal } from './pieces/finance';
import { domicileMaximal, identityMaximal, personalDataMaximal } from './pieces/personal';
import { reportsMaximal } from './pieces/reports';
import { makePlay, SUBMITTED } from './play';

/** Every field answered: married, another domicile, two accounts, reports, collateral, family. */
export const individuNonPartnerMaximal = makePlay({
  name: 'borrower individu-non-partner with maximal data',
  person: 'otp.applicant',
  variantPath: '/borrower/onboarding/individu-non-partner',
  home: '/borrower/notification',
  pieces: [
    personalDataMaximal,
    identityMaximal,
    domicileMaximal,
    employmentMaximal,
    spouseMaximal,
    emergencyContactMaximal,
    banksMaximal,
    bankStatementsMaximal(3),
    reportsMaximal,
    collateralOne,
    consultationMaximal.scheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
