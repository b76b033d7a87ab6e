import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { decideHome } from './destination';
import { searchWithoutTokens, PATHS } from './paths';
import { ACCOUNT_TYPE, ROLE } from './roles';
import type { RouteNeed } from './routeNeeds';
import { isSubmission } from './transitions';
import { onboardingVariants, variantFor } from './variants';
import { hasValidRoleAndType, type Viewer } from './viewer';

/** What the router knows when somebody knocks. */
export interface EntryState {
  readonly hasSession: boolean;
  /** Null while the profile is not loaded. */
  readonly viewer: Viewer | null;
  /** The user id that this tab holds a live temporary token for. */
  readonly temporaryTokenFor: string | null;
  /** The code of this page was right, and the dialog that says so is not closed yet. */
  readonly isCodeVerified?: boolean;
  /** The token of a new password has been taken from the query and is kept in this tab. */
  readonly hasStoredToken?: boolean;
  /** The token of a mailed link has been taken from the query, and its dialog is not closed yet. */
  readonly isVerifyingAccount?: boolean;
  /** This visit has taken its token out of the query: see `consumedToken.ts`. */
  readonly isTokenConsumed?: boolean;
  /** The status in which the route, which is still open, has admitted this visitor last. */
  readonly admittedAt?: number | null;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

export type Entry =
  | { readonly kind: 'admit' }
  /** `to` already carries the query string that survives. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** The profile is needed to decide: load it and ask again. */
  | { readonly kind: 'loadProfile' }
  /** The token is kept in this tab, and `to` is the same page without it. */
  | { readonly kind: 'keepToken'; readonly token: string; readonly to: string }
  /** The session ends and the password is renewed at `to` with this token, which is kept. */
  | { readonly kind: 'expiredPassword'; readonly token: string; readonly to: string }
  /** The message is shown, the session ends where it says so, and `to` follows. */
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

/** Who the route is for: role, type and partner presence where given (routes.md#guards). */
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

/** The back office looks at a page without accepting the terms; it skips nothing else. */
const mustAcceptTerms = (viewer: Viewer, { query }: EntryState): boolean =>
  !viewer.hasAcceptedTerms && query.get('from') !== 'back-office';

function expiredPassword(token: string, { query }: EntryState): Entry {
  return {
    kind: 'expiredPassword',
    token,
    to: `${PATHS.changePassword}${searchWithoutTokens(query)}`,
  };
}

/** A page that is reached by a link with a token: the token is there, is kept already, or missing. */
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

/** The home, or at once what its guard would ask for first: a home need not exist yet. */
function decideHomeEntry(viewer: Viewer, state: EntryState): Entry {
  const home = decideHome(viewer);
  if ('message' in home) return toLogin(home.message, true, state);
  if (viewer.expiredPasswordToken !== null) {
    return expiredPassword(viewer.expiredPasswordToken, state);
  }
  return redirect(mustAcceptTerms(viewer, state) ? PATHS.termsAndCondition : home.path, state);
}

/** The guards that rest on the profile, in the order of routes.md#guards. */
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
  if (need.statuses && !need.statuses.some((id) => id === viewer.statusId)) {
    const hasSubmitted = isSubmission(state.admittedAt ?? null, viewer.statusId);
    return redirect((hasSubmitted && need.leadsOn) || PATHS.root, state);
  }
  if (need.goesTo === undefined || need.goesTo === 'home') return admit;
  if (need.goesTo !== 'variant') return redirect(need.goesTo, state);
  const variantId = variantFor(viewer);
  return redirect(variantId === null ? PATHS.root : onboardingVariants[variantId].path, state);
}

/**
 * Whether a route admits a visitor, and where else to (routes.md#guards). Asks for the profile only
 * where the answer rests on it; the root route is decided here too, so it never admits.
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
    const isElsewhere =
      need.needsTemporaryToken && (!state.params.id || state.params.id !== state.temporaryTokenFor);
    const isStale = hasSession && !state.isCodeVerified;
    return isStale || isElsewhere ? redirect(PATHS.root, state) : admit;
  }
  if (!hasSession) return redirect(PATHS.root, state);
  return viewer === null ? { kind: 'loadProfile' } : decideForViewer(need, viewer, state);
}
