import type { Route } from '../core/route';
import { activityRoutes } from './activity';
import { assetsRoutes } from './assets';
import { authRoutes } from './auth';
import { bankRoutes } from './bank';
import { bankStatementRoutes } from './bankStatement';
import { collateralRoutes } from './collateral';
import { consentRoutes } from './consent';
import { consultationRoutes } from './consultation';
import { ekycRoutes } from './ekyc';
import { financialStatementRoutes } from './financialStatement';
import { flagsRoutes } from './flags';
import { masterRoutes } from './master';
import { notificationRoutes } from './notification';
import { onboardingStepRoutes } from './onboardingStep';
import { otpRoutes } from './otp';
import { passwordRoutes } from './password';
import { picRoutes } from './pic';
import { registrationRoutes } from './registration';
import { shareholderRoutes } from './shareholder';
import { userRoutes } from './user';

/** The routes of all operations of the contract; a test checks that none is missing. */
export const allRoutes: readonly Route[] = [
  ...activityRoutes,
  ...assetsRoutes,
  ...authRoutes,
  ...bankRoutes,
  ...bankStatementRoutes,
  ...collateralRoutes,
  ...consentRoutes,
  ...consultationRoutes,
  ...ekycRoutes,
  ...financialStatementRoutes,
  ...flagsRoutes,
  ...masterRoutes,
  ...notificationRoutes,
  ...onboardingStepRoutes,
  ...otpRoutes,
  ...passwordRoutes,
  ...picRoutes,
  ...registrationRoutes,
  ...shareholderRoutes,
  ...userRoutes,
];
