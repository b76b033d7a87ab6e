import type { DataRouter, RouteObject } from 'react-router-dom';
import type { Effects } from '@/state/effects';
import type { AppStore } from '@/state/store';
import { selectAccessFacts, type GuardContext } from './guardContext';

/** Makes the routes of a router, with the guards that they ask. */
export type MakeRoutes = (guards: GuardContext) => RouteObject[];

/**
 * Makes a router whose guards ask this store. When the facts they decided by change (a sign-out, a
 * status that moved), they decide again, after any decision in progress.
 */
export function withGuards(
  store: AppStore,
  effects: Effects,
  makeRoutes: MakeRoutes,
  makeRouter: (routes: RouteObject[]) => DataRouter,
): DataRouter {
  const guards: GuardContext = {
    store,
    effects,
    router: Promise.resolve().then(() => router),
    deciding: null,
    isLedOn: false,
    decidedBy: selectAccessFacts(store.getState()),
    follow() {
      if (guards.deciding?.signal.aborted === false) return;
      const facts = selectAccessFacts(store.getState());
      if (facts === guards.decidedBy) return;
      guards.decidedBy = facts;
      void router.revalidate();
    },
  };
  const router = makeRouter(makeRoutes(guards));
  store.subscribe(guards.follow);
  return router;
}
