import type { OperationId } from '../../core/route';
import type { Operation } from '../../testing/operations';
import { activityCases } from './activity';
import { assetsCases } from './assets';
import { authCases } from './auth';
import { bankCases } from './bank';
import { bankStatementCases } from './bankStatement';
import { collateralCases } from './collateral';
import { consentCases } from './consent';
import { consultationCases } from './consultation';
import type { Accepted, CaseContext, CasesOf, Refused } from './contractCase';
import { ekycCases } from './ekyc';
import { financialStatementCases } from './financialStatement';
import { flagsCases } from './flags';
import type { AnySent } from './httpCall';
import { masterCases } from './master';
import { notificationCases } from './notification';
import { onboardingStepCases } from './onboardingStep';
import { otpCases } from './otp';
import { passwordCases } from './password';
import { picCases } from './pic';
import { registrationCases } from './registration';
import { shareholderCases } from './shareholder';
import { userCases } from './user';

/** A case for every operation of the contract. A missing one is a type error. */
const allCases: CasesOf<OperationId> = {
  ...activityCases,
  ...assetsCases,
  ...authCases,
  ...bankCases,
  ...bankStatementCases,
  ...collateralCases,
  ...consentCases,
  ...consultationCases,
  ...ekycCases,
  ...financialStatementCases,
  ...flagsCases,
  ...masterCases,
  ...notificationCases,
  ...onboardingStepCases,
  ...otpCases,
  ...passwordCases,
  ...picCases,
  ...registrationCases,
  ...shareholderCases,
  ...userCases,
};

type Untyped<Case> = Omit<Case, 'send'> & {
  send?: (context: CaseContext) => AnySent | Promise<AnySent>;
};

/** A case without the types of its operation, for tests that run all cases. */
export interface AnyCase {
  accepted: Untyped<Accepted<never>>;
  refused?: readonly Untyped<Refused<never>>[];
}

export const caseOf = ({ id }: Operation): AnyCase => allCases[id];
