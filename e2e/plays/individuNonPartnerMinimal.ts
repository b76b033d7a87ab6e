import { collateralNone } from './pieces/collateral';
import { consultationMinimal } from './pieces/consultation';
import { employmentMinimal } from './pieces/employment';
import { emergencyContactMinimal } from './pieces/family';
import { banksMinimal, bankStatementsMinimal } from './pieces/finance';
import { domicileMinimal, identityMinimal, personalDataMinimal } from './pieces/personal';
import { reportsNone } from './pieces/reports';
import { makePlay, SUBMITTED } from './play';

/** The fewest answers that make a complete application: single, no optional field, no collateral. */
export const individuNonPartnerMinimal = makePlay({
  name: 'borrower individu-non-partner with minimal data',
  person: 'otp.applicant',
  variantPath: '/borrower/onboarding/individu-non-partner',
  home: '/borrower/notification',
  pieces: [
    personalDataMinimal,
    identityMinimal,
    domicileMinimal,
    employmentMinimal,
    emergencyContactMinimal,
    banksMinimal,
    bankStatementsMinimal(3),
    reportsNone,
    collateralNone,
    consultationMinimal.scheduled,
  ],
  ends: SUBMITTED.toEkyc,
});
