import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { decideHome } from './destination';
import { searchWithoutTokens, PATHS } from './paths';
import { ACCOUNT_TYPE, ROLE } from './roles';
import type { RouteNeed } from './routeNeeds';
import { isSubmission } from './transitions';
import { onboardingVariants, variantFor } from './variants';
import { hasValidRoleAndType, type Viewer } from './viewer';

/** What the router knows when a route is opened. */
export interface EntryState {
  readonly hasSession: boolean;
  /** Null while the profile is not loaded. */
  readonly viewer: Viewer | null;
  /** The id of the user whose temporary token this tab holds and has not let expire. */
  readonly temporaryTokenFor: string | null;
  /** The one-time code of this page was correct, and the dialog that says so is still open. */
  readonly isCodeVerified?: boolean;
  /** The token for a new password was removed from the query and is stored in this tab. */
  readonly hasStoredToken?: boolean;
  /** The token of a verification mail was removed from the query, and its dialog is still open. */
  readonly isVerifyingAccount?: boolean;
  /** This visit has removed its token from the query: see `consumedToken.ts`. */
  readonly isTokenConsumed?: boolean;
  /** The status with which this visit was admitted last, while the route is still open. */
  readonly admittedAt?: number | null;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

export type Entry =
  | { readonly kind: 'admit' }
  /** `to` already has the query string, without tokens. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** The decision needs the profile: load it and ask again. */
  | { readonly kind: 'loadProfile' }
  /** Store the token in this tab, then go to `to`: the same page without the token. */
  | { readonly kind: 'keepToken'; readonly token: string; readonly to: string }
  /** End the session, store the token, and go to `to`, where it renews the expired password. */
  | { readonly kind: 'expiredPassword'; readonly token: string; readonly to: string }
  /** Show the message, end the session if `endsSession` is set, then go to `to`. */
  | {
      readonly kind: 'reject';
      readonly message: MessageRef;
      readonly to: string;
      readonly endsSession: boolean;
    }
  | { readonly kind: 'notFound' };

const admit: Entry = { kind: 'admit' };

const redirect = (path: string, { query }: EntryState): Entry => ({
  kind: 'redirect',
  to: `${path}${searchWithoutTokens(query)}`,
});

const toLogin = (message: MessageRef, endsSession: boolean, { query }: EntryState): Entry => ({
  kind: 'reject',
  message,
  to: `${PATHS.login}${searchWithoutTokens(query)}`,
  endsSession,
});

/**
 * Whether the route is for this user: role, type and partner, where the route names them
 * (routes.md#guards).
 */
function isForViewer(need: RouteNeed, viewer: Viewer): boolean {
  if (need.isForCompanies && viewer.roleId !== ROLE.partner) {
    return viewer.typeId === ACCOUNT_TYPE.corporate;
  }
  if (need.roleId === undefined) return true;
  return (
    need.roleId === viewer.roleId &&
    hasValidRoleAndType(viewer) &&
    (need.typeId === undefined || need.typeId === viewer.typeId) &&
    (need.hasPartner === undefined || need.hasPartner === viewer.hasPartner)
  );
}

/** The back office may look at a page before the terms are accepted; this is its only exception. */
const mustAcceptTerms = (viewer: Viewer, { query }: EntryState): boolean =>
  !viewer.hasAcceptedTerms && query.get('from') !== 'back-office';

function expiredPassword(token: string, { query }: EntryState): Entry {
  return {
    kind: 'expiredPassword',
    token,
    to: `${PATHS.changePassword}${searchWithoutTokens(query)}`,
  };
}

/**
 * For a page that is opened by a link with a token: the token is in the query, stored, or missing.
 */
function decideByToken(need: RouteNeed, state: EntryState): Entry {
  const given = state.query.get('token');
  const token = given?.trim() ? given : null;
  if (!need.keepsQueryToken) return token || state.isTokenConsumed ? admit : tokenNotFound(state);
  if (token) {
    return {
      kind: 'keepToken',
      token,
      to: `${PATHS.changePassword}${searchWithoutTokens(state.query)}`,
    };
  }
  return state.hasStoredToken ? admit : tokenNotFound(state);
}

const tokenNotFound = (state: EntryState): Entry =>
  toLogin(messageRef('access.tokenNotFound'), false, state);

/**
 * The home page, or directly the page that its guard would redirect to first: the home route may
 * not be built yet.
 */
function decideHomeEntry(viewer: Viewer, state: EntryState): Entry {
  const home = decideHome(viewer);
  if ('message' in home) return toLogin(home.message, true, state);
  if (viewer.expiredPasswordToken !== null) {
    return expiredPassword(viewer.expiredPasswordToken, state);
  }
  return redirect(mustAcceptTerms(viewer, state) ? PATHS.termsAndCondition : home.path, state);
}

/** The guards that need the profile, in the order of routes.md#guards. */
function decideForViewer(need: RouteNeed, viewer: Viewer, state: EntryState): Entry {
  if (viewer.expiredPasswordToken !== null) {
    return expiredPassword(viewer.expiredPasswordToken, state);
  }
  if (need.isTermsPage && viewer.hasAcceptedTerms && state.query.get('from') !== 'back-office') {
    return redirect(PATHS.root, state);
  }
  if (!need.isTermsPage && mustAcceptTerms(viewer, state)) {
    return redirect(PATHS.termsAndCondition, state);
  }
  if (!isForViewer(need, viewer)) return redirect(PATHS.root, state);
  const isIn = (statuses: RouteNeed['statuses']) => statuses?.some((id) => id === viewer.statusId);
  if (need.statuses && !isIn(need.statuses)) {
    const before = state.admittedAt ?? null;
    const isLed = isSubmission(before, viewer.statusId) || (before && isIn(need.leadsOnAt));
    return redirect((isLed && need.leadsOn) || PATHS.root, state);
  }
  if (need.goesTo === undefined || need.goesTo === 'home') return admit;
  if (need.goesTo !== 'variant') return redirect(need.goesTo, state);
  const variantId = variantFor(viewer);
  return redirect(variantId === null ? PATHS.root : onboardingVariants[variantId].path, state);
}

/**
 * Whether a route admits a visitor, and where to send them if not (routes.md#guards). Asks for the
 * profile only where the decision needs it. The root route is decided here too; it never admits.
 */
export function decideEntry(need: RouteNeed, state: EntryState): Entry {
  const { hasSession, viewer, query } = state;
  if (need.isLater) return { kind: 'notFound' };
  if (need.goesTo === 'home') {
    if (!hasSession) return redirect(PATHS.login, state);
    return viewer === null ? { kind: 'loadProfile' } : decideHomeEntry(viewer, state);
  }
  if (need.needsQueryToken) return decideByToken(need, state);
  if (need.session === 'any') return admit;
  if (need.session === 'none') {
    if (need.verifiesQueryToken && (query.get('token') || state.isVerifyingAccount)) return admit;
    const lacksTemporaryToken =
      need.needsTemporaryToken && (!state.params.id || state.params.id !== state.temporaryTokenFor);
    const isStale = hasSession && !state.isCodeVerified;
    return isStale || lacksTemporaryToken ? redirect(PATHS.root, state) : admit;
  }
  if (!hasSession) return redirect(PATHS.root, state);
  return viewer === null ? { kind: 'loadProfile' } : decideForViewer(need, viewer, state);
}
