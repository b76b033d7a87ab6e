/** Every route (routes.md#routes), below the base path `/bos`, as React Router patterns. */
export const PATHS = {
  root: '/',
  login: '/login',
  requestOnboarding: '/request-onboarding',
  forgotPassword: '/forgot-password',
  changePassword: '/change-password',
  registerBorrower: '/register/borrower',
  registerFunder: '/register/funder',
  twoFactorAuth: '/two-factor-auth/:id?',
  formConsent: '/form_consent/:id',
  ekyc: '/ekyc/:token',
  termsAndCondition: '/terms-and-condition',
  onboardingSubmitted: '/onboarding-submitted',
  onboardingRejected: '/onboarding-rejected',
  notification: '/notification',
  borrower: '/borrower',
  borrowerNotification: '/borrower/notification',
  borrowerDashboard: '/borrower/dashboard',
  borrowerOnboarding: '/borrower/onboarding',
  borrowerCorporateDirectPartner: '/borrower/onboarding/corporate-direct-partner',
  borrowerCorporateNonPartner: '/borrower/onboarding/corporate-non-partner',
  borrowerIndividuDirectPartner: '/borrower/onboarding/individu-direct-partner',
  borrowerIndividuNonPartner: '/borrower/onboarding/individu-non-partner',
  funder: '/funder',
  funderNotification: '/funder/notification',
  funderOnboarding: '/funder/onboarding',
  funderIndividu: '/funder/onboarding/individu',
  funderCorporate: '/funder/onboarding/corporate',
  partner: '/partner',
  partnerOnboarding: '/partner/onboarding',
  settings: '/settings',
  settingsInformation: '/settings/information',
  settingsDocument: '/settings/document',
  settingsShareholder: '/settings/shareholder',
  settingsBankAccount: '/settings/bank-account',
  backOffice: '/batman/*',
} as const;

export type RoutePath = (typeof PATHS)[keyof typeof PATHS];

/** The path below each onboarding variant: one page for each sub-step. */
export const SUB_STEP_PATTERN = ':step/:subStep';

/** The e-KYC page once its token is removed from the address (routes.md#links-with-a-token). */
export const EKYC_PAGE = '/ekyc/lanjut';

/** The page of the one-time code of a user. */
export function twoFactorAuthPath(userId: number | string): string {
  return `/two-factor-auth/${encodeURIComponent(userId)}`;
}

/** Parameters of a query that bring a token. */
export const TOKEN_PARAMETERS = ['token', 'auth'];

export const hasToken = (query: URLSearchParams): boolean =>
  TOKEN_PARAMETERS.some((name) => query.has(name));

/**
 * The query string that a redirect keeps: everything except `token` and `auth`
 * (routes.md#query-string). Empty, or starts with `?`.
 */
export function searchWithoutTokens(query: URLSearchParams): string {
  const remaining = new URLSearchParams(query);
  for (const name of TOKEN_PARAMETERS) remaining.delete(name);
  const search = remaining.toString();
  return search === '' ? '' : `?${search}`;
}
