import { RouterContextProvider, type DataRouter } from 'react-router-dom';
import type { Effects } from '@/state/effects';
import type { AppStore } from '@/state/store';
import { guardContext, selectAccessFacts, type GuardContext } from './guardContext';

/**
 * Makes a router whose guards ask this store. When the facts they decided by change (a sign-out, a
 * status that moved), they decide again, after any decision in progress.
 */
export function withGuards(
  store: AppStore,
  effects: Effects,
  makeRouter: (getContext: () => RouterContextProvider) => DataRouter,
): DataRouter {
  const guards: GuardContext = {
    store,
    effects,
    router: () => router,
    deciding: null,
    decidedBy: selectAccessFacts(store.getState()),
    follow() {
      if (guards.deciding?.signal.aborted === false) return;
      const facts = selectAccessFacts(store.getState());
      if (facts === guards.decidedBy) return;
      // A page without a guard must record the decision itself.
      guards.decidedBy = facts;
      void router.revalidate();
    },
  };
  const context = new RouterContextProvider(new Map([[guardContext, guards]]));
  const router = makeRouter(() => context);
  store.subscribe(guards.follow);
  return router;
}
