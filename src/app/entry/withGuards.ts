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
  /** Navigations that have begun, but are not in the router's state yet. */
  let beginning = 0;
  const guards: GuardContext = {
    store,
    effects,
    router: () => router,
    deciding: null,
    decidedBy: selectAccessFacts(store.getState()),
    follow() {
      // Revalidating now would give up the navigation that begins.
      if (beginning > 0 || guards.deciding?.signal.aborted === false) return;
      const facts = selectAccessFacts(store.getState());
      if (facts === guards.decidedBy) return;
      guards.decidedBy = facts;
      const { navigation, matches } = router.state;
      // On a page without a guard there is nothing to decide, and the router would complete the
      // revalidation even if the same change leads elsewhere: under the old address.
      if (navigation.state !== 'idle' || matches.some(({ route }) => route.loader))
        void router.revalidate();
    },
  };
  /** The router asks for it as each navigation begins, and names the navigation two turns later. */
  const getContext = () => {
    beginning += 1;
    void Promise.resolve()
      .then(() => undefined)
      .then(() => {
        beginning -= 1;
        guards.follow();
      });
    return context;
  };
  const context = new RouterContextProvider(new Map([[guardContext, guards]]));
  const router = makeRouter(getContext);
  store.subscribe(guards.follow);
  return router;
}
