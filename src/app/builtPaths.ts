import { PATHS, type RoutePath } from '@/domain/access/paths';

/**
 * The routes whose screens exist; the others answer the 404 page, and no menu leads to them.
 * `/register/borrower` answers it too where its build flag is off.
 */
export const builtPaths: ReadonlySet<RoutePath> = new Set([
  PATHS.root,
  PATHS.login,
  PATHS.requestOnboarding,
  PATHS.forgotPassword,
  PATHS.changePassword,
  PATHS.termsAndCondition,
  PATHS.registerBorrower,
  PATHS.registerFunder,
  PATHS.twoFactorAuth,
  PATHS.formConsent,
  PATHS.onboardingSubmitted,
  PATHS.onboardingRejected,
  PATHS.borrower,
  PATHS.notification,
  PATHS.borrowerNotification,
  PATHS.borrowerOnboarding,
  PATHS.borrowerCorporateDirectPartner,
  PATHS.borrowerCorporateNonPartner,
  PATHS.borrowerIndividuDirectPartner,
  PATHS.borrowerIndividuNonPartner,
  PATHS.funder,
  PATHS.funderOnboarding,
  PATHS.funderCorporate,
  PATHS.funderIndividu,
  PATHS.funderNotification,
  PATHS.partner,
  PATHS.partnerOnboarding,
]);
