import type { LoaderFunctionArgs } from 'react-router-dom';
import { decideEntry, type Entry } from '@/domain/access/guards';
import { searchWithoutTokens, PATHS } from '@/domain/access/paths';
import type { Viewer } from '@/domain/access/viewer';
import type { RouteNeed } from '@/domain/access/routeNeeds';
import { staleCheck } from '@/state/slices/session';
import { redirectTo } from '@/ui/links/redirectTo';
import type { Access } from './access';
import { selectAccessFacts, selectProfile, selectViewer, type GuardContext } from './guardContext';
import { loadViewer, type LoadedViewer } from './loadViewer';
import { turnAway } from './turnAway';
import { entryState, hasUnsavedInput, readVisit, type Visit } from './visit';

type Decision = Entry | Exclude<LoadedViewer, { kind: 'loaded' }>;

const PENDING: Access = { kind: 'pending' };

/**
 * The loader of a guarded route: asks the guard table whether the visitor is admitted, and redirects
 * the others. Nothing else decides it (docs/decisions/0012-guards-as-loaders.md).
 */
export const guard =
  (guards: GuardContext, routeId: string, need: RouteNeed) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<Access> => {
    /** A newer visit decides for itself, and so does a page that is loaded again. */
    const isReplaced = () => request.signal.aborted || guards.effects.isPageLeaving();
    const { isLedOn } = guards;
    guards.isLedOn = false;
    guards.deciding = request;
    try {
      const router = await guards.router;
      if (isReplaced()) return PENDING;
      const visit = readVisit(router, routeId, request, params);
      const decision = await decide(guards, need, visit, isLedOn);
      return isReplaced() ? PENDING : await carryOut(guards, need, decision, visit);
    } finally {
      if (guards.deciding === request) {
        guards.deciding = null;
        guards.follow();
      }
    }
  };

/** Asks the guard table, and loads the profile if the table needs it. */
async function decide(
  guards: GuardContext,
  need: RouteNeed,
  visit: Visit,
  isLedOn = false,
): Promise<Decision> {
  const { store } = guards;
  const decideBy = (viewer: Viewer | null): Entry => {
    guards.decidedBy = selectAccessFacts(store.getState());
    return decideEntry(need, entryState(guards, visit, viewer));
  };
  const entry = decideBy(null);
  if (entry.kind !== 'loadProfile') return entry;
  // Only the user tries again, by a new visit.
  if (visit.open?.kind === 'failed') return visit.open;
  const isHome = need.goesTo === 'home';
  if (isLedOn && !isHome) {
    const known = decideBy(selectViewer(store.getState()));
    if (known.kind !== 'loadProfile') return known;
  }
  const isStale = staleCheck(store.getState);
  const loaded = await store.dispatch(loadViewer(isHome));
  // The user has signed in or out meanwhile.
  if (isStale()) return decide(guards, need, visit);
  const known = decideBy(selectViewer(store.getState()));
  if (loaded.kind !== 'loaded') return loaded;
  // The detail was dropped in the meantime, as it is when a status moves.
  return known.kind === 'loadProfile' ? decide(guards, need, visit) : known;
}

async function carryOut(
  guards: GuardContext,
  need: RouteNeed,
  decision: Decision,
  visit: Visit,
): Promise<Access> {
  const { store } = guards;
  switch (decision.kind) {
    case 'admit':
      return { kind: 'admitted', statusId: selectProfile(store.getState())?.status_id ?? null };
    case 'redirect':
      // No redirect away from typed values without asking (statuses.md#a-status-that-moves).
      if (hasUnsavedInput(guards, need, visit))
        return { kind: 'stale', statusId: visit.admittedAt, to: decision.to };
      guards.isLedOn = true;
      throw redirectTo(decision.to, visit);
    case 'keepToken':
    case 'expiredPassword':
    case 'reject':
    case 'profileRefused': {
      await store.dispatch(turnAway(decision));
      // The decision was made for the state that results from this.
      guards.decidedBy = selectAccessFacts(store.getState());
      const toLogin = `${PATHS.login}${searchWithoutTokens(visit.query)}`;
      throw redirectTo('to' in decision ? decision.to : toLogin, visit);
    }
    case 'failed':
    case 'pending':
      return decision;
    // Routes of a later stage are not in the router; if one were, it would get this response.
    case 'notFound':
      throw new Response(null, { status: 404, statusText: 'Not found' });
    case 'loadProfile':
      return PENDING;
  }
}
