import type { SubStepId } from '../onboarding/stepIds';
import { PATHS, type RoutePath } from './paths';
import { ROLE, type AccountTypeId, type RoleId } from './roles';
import {
  ACTIVE_STATUSES,
  ONBOARDING_STATUSES,
  REJECTED_STATUSES,
  SUBMITTED_STATUSES,
  type StatusId,
} from './statuses';
import { onboardingVariants, type OnboardingVariant } from './variants';

/** The key of the draft of a document that is being added in the settings. */
export const NEW_DOCUMENT_DRAFT = 'new-document';

/** What a route requires of a visitor. A property that is left out is not checked. */
export interface RouteNeed {
  readonly session: 'any' | 'none' | 'required';
  /** Needs a `token` in the query; without one the visitor sees 'Token not found'. */
  readonly needsQueryToken?: true;
  /**
   * The token is stored for the visit and removed from the address at once, so a reload works
   * without it.
   */
  readonly keepsQueryToken?: true;
  /** A `token` in the query is verified before a signed-in user is redirected. */
  readonly verifiesQueryToken?: true;
  /** Needs a temporary token for the `id` in the path. */
  readonly needsTemporaryToken?: true;
  readonly isTermsPage?: true;
  readonly roleId?: RoleId;
  readonly typeId?: AccountTypeId;
  readonly hasPartner?: boolean;
  /** For corporates and partners, whatever the role. */
  readonly isForCompanies?: true;
  readonly statuses?: readonly StatusId[];
  /** Where a visitor goes, instead of the root, who submits while on this route. */
  readonly leadsOn?: RoutePath;
  /** The statuses that lead there too, if the status moves while the route is open. */
  readonly leadsOnAt?: readonly StatusId[];
  /** Redirects an admitted visitor to here; without it the route shows its own screen. */
  readonly goesTo?: 'home' | 'variant' | RoutePath;
  /** The key of the draft that is typed on this page; a sub-step uses its id. */
  readonly draft?: string;
  /** Not built yet: shows the 404 page. */
  readonly isLater?: true;
}

const anyone: RouteNeed = { session: 'any' };
const signedOut: RouteNeed = { session: 'none' };
const active: RouteNeed = { session: 'required', statuses: ACTIVE_STATUSES };
const areaRoot: RouteNeed = { session: 'required', goesTo: PATHS.root };

/** The users that the onboarding of a variant admits. */
export const variantNeed = ({ roleId, typeId, hasPartner }: OnboardingVariant): RouteNeed => ({
  session: 'required',
  roleId,
  ...(typeId !== null && { typeId }),
  ...(hasPartner !== null && { hasPartner }),
  statuses: ONBOARDING_STATUSES,
  leadsOn: PATHS.onboardingSubmitted,
});

/**
 * The declarative table of guards (routes.md#routes), read by the router. A route whose screen does
 * not exist yet is not in the router; `/register/borrower` is left out where its build flag is off.
 */
export const routeNeeds: Readonly<Record<RoutePath, RouteNeed>> = {
  [PATHS.root]: { session: 'any', goesTo: 'home' },
  [PATHS.login]: { session: 'none', verifiesQueryToken: true },
  [PATHS.forgotPassword]: signedOut,
  [PATHS.registerBorrower]: signedOut,
  [PATHS.registerFunder]: signedOut,
  [PATHS.changePassword]: {
    session: 'any',
    needsQueryToken: true,
    keepsQueryToken: true,
  },
  [PATHS.requestOnboarding]: { session: 'any', needsQueryToken: true },
  [PATHS.twoFactorAuth]: { session: 'none', needsTemporaryToken: true },
  [PATHS.formConsent]: anyone,
  [PATHS.ekyc]: anyone,
  [PATHS.termsAndCondition]: { session: 'required', isTermsPage: true },
  [PATHS.onboardingSubmitted]: {
    session: 'required',
    statuses: SUBMITTED_STATUSES,
    leadsOn: PATHS.onboardingRejected,
    leadsOnAt: REJECTED_STATUSES,
  },
  [PATHS.onboardingRejected]: {
    session: 'required',
    statuses: REJECTED_STATUSES,
    leadsOn: PATHS.onboardingSubmitted,
    leadsOnAt: SUBMITTED_STATUSES,
  },
  [PATHS.notification]: active,
  [PATHS.borrower]: areaRoot,
  [PATHS.borrowerNotification]: { ...active, roleId: ROLE.borrower },
  [PATHS.borrowerDashboard]: { ...active, roleId: ROLE.borrower },
  [PATHS.borrowerOnboarding]: { session: 'required', roleId: ROLE.borrower, goesTo: 'variant' },
  [PATHS.borrowerIndividuNonPartner]: variantNeed(onboardingVariants.borrowerIndividuNonPartner),
  [PATHS.borrowerIndividuDirectPartner]: variantNeed(
    onboardingVariants.borrowerIndividuDirectPartner,
  ),
  [PATHS.borrowerCorporateNonPartner]: variantNeed(onboardingVariants.borrowerCorporateNonPartner),
  [PATHS.borrowerCorporateDirectPartner]: variantNeed(
    onboardingVariants.borrowerCorporateDirectPartner,
  ),
  [PATHS.funder]: areaRoot,
  [PATHS.funderNotification]: { ...active, roleId: ROLE.funder },
  [PATHS.funderOnboarding]: { session: 'required', roleId: ROLE.funder, goesTo: 'variant' },
  [PATHS.funderIndividu]: variantNeed(onboardingVariants.funderIndividu),
  [PATHS.funderCorporate]: variantNeed(onboardingVariants.funderCorporate),
  [PATHS.partner]: areaRoot,
  [PATHS.partnerOnboarding]: variantNeed(onboardingVariants.partner),
  [PATHS.settings]: { ...active, goesTo: PATHS.settingsInformation },
  [PATHS.settingsInformation]: active,
  [PATHS.settingsDocument]: { ...active, draft: NEW_DOCUMENT_DRAFT },
  [PATHS.settingsShareholder]: { ...active, isForCompanies: true },
  [PATHS.settingsBankAccount]: { ...active, draft: 'banks' satisfies SubStepId },
  [PATHS.backOffice]: { session: 'any', isLater: true },
};
