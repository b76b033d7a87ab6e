import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { authApi } from '@/api/authApi';
import { PATHS, type RoutePath } from '@/domain/access/paths';
import { isStatusId, statusRules } from '@/domain/access/statuses';
import { Redirect } from '@/ui/links/Redirect';
import type { Access } from '../entry/access';
import type { GuardContext } from '../entry/guardContext';
import { lazyLayout, lazyScreen, type FetchScreen } from '../lazyScreen';
import type { Embedding } from './embedding';
import { EmbeddedRoot } from './EmbeddedRoot';
import type { FrameView } from './frameView';

/** Pages for people without a session, who sign in elsewhere. */
const SIGN_IN_PAGES: readonly string[] = [
  PATHS.login,
  PATHS.twoFactorAuth,
  PATHS.forgotPassword,
  PATHS.registerBorrower,
  PATHS.registerFunder,
];

/**
 * Shown at the start page, because their addresses may not be framed and a frame may be loaded again.
 * Assumption: a portal that frames the start page wants them in it too.
 */
const AT_START: readonly string[] = [PATHS.login, PATHS.termsAndCondition, PATHS.changePassword];

const HOMES: readonly string[] = [
  PATHS.notification,
  PATHS.borrowerNotification,
  PATHS.funderNotification,
];

/** The outcome page of an application, which is the home of its user in a frame. */
function outcomePath({ store }: GuardContext): RoutePath {
  const statusId = authApi.endpoints.getProfile.select()(store.getState()).data?.status_id ?? null;
  const isRejected = isStatusId(statusId) && statusRules[statusId].outcome === 'rejected';
  return isRejected ? PATHS.onboardingRejected : PATHS.onboardingSubmitted;
}

/**
 * The guard of a route in a frame. It decides as everywhere, and leads elsewhere where the page of its
 * decision may not be framed (routes.md#framing): nobody signs in in a frame, and the home is the
 * outcome page. The start page stays: it waits for the portal, or asks for the terms or a new password.
 */
function guardInFrame(guards: GuardContext, path: string, guard: LoaderFunction): LoaderFunction {
  return async (...args) => {
    // The user goes away from the form for a new password.
    if (SIGN_IN_PAGES.includes(path)) guards.effects.newPasswordToken.clear();
    try {
      return await guard(...args);
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      const to = thrown.headers.get('Location') ?? '';
      const pathname = to.replace(/[?#].*/, '');
      const lead = (path: RoutePath) =>
        thrown.headers.set('Location', `${path}${to.slice(pathname.length)}`);
      if (AT_START.includes(pathname)) {
        if (path === PATHS.root) return { kind: 'admitted', statusId: null } satisfies Access;
        lead(PATHS.root);
      }
      if (HOMES.includes(pathname)) lead(outcomePath(guards));
      throw thrown;
    }
  };
}

const fetchStart: FetchScreen = async () => (await import('./startPage')).StartRoute;
/** The frame of the routes that only redirect, and of the start page among them. */
const fetchStartLayout: FetchScreen = async () => (await import('./startPage')).StartLayout;

/** What is below the routes that differ in a frame, by their path. */
const REPLACED: ReadonlyMap<string, RouteObject> = new Map<string, RouteObject>([
  [PATHS.root, { index: true, lazy: lazyScreen(fetchStart) }],
  ...[...SIGN_IN_PAGES, PATHS.termsAndCondition].map(
    (path) => [path, { index: true, element: <Redirect to={PATHS.root} /> }] as const,
  ),
]);

/** The routes of a page in a frame: those of any page, with what differs there. */
export const embeddedRoutes =
  (view: FrameView): Embedding['adaptRoutes'] =>
  (routes, guards) => {
    const inFrame = (route: RouteObject): RouteObject => {
      if (route.index) return route;
      const { path = '', loader, children = [] } = route;
      // Below a guarded route no other one has a guard.
      if (typeof loader !== 'function') {
        const below = { ...route, children: children.map(inFrame) };
        const hasStart = children.some((child) => child.path === PATHS.root);
        return hasStart
          ? { ...below, element: undefined, lazy: lazyLayout(fetchStartLayout) }
          : below;
      }
      const replaced = REPLACED.get(path);
      return {
        ...route,
        loader: guardInFrame(guards, path, loader),
        children: replaced === undefined ? children : [replaced],
      };
    };
    return routes.map(inFrame).map((route) => ({
      ...route,
      element: <EmbeddedRoot view={view}>{route.element}</EmbeddedRoot>,
    }));
  };
