import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import type { Effects } from '@/state/effects';
import type { AppStore } from '@/state/store';
import { BASE_PATH } from './basePath';
import type { Embedding } from './embedding/embedding';
import { withGuards } from './entry/withGuards';
import { makeRoutes } from './routes';

/**
 * The router over the page's address. It matches the address and asks the guards at once, so it is made
 * last. The slash at the end of the base path makes `/bos/` the address of the start page.
 */
export function createAppRouter(
  store: AppStore,
  effects: Effects,
  adaptRoutes: Embedding['adaptRoutes'] = (routes) => routes,
): DataRouter {
  const { location, history } = window;
  if (location.pathname === BASE_PATH) {
    // A server may answer there as well; the router knows the address with the slash alone.
    history.replaceState(history.state, '', `${BASE_PATH}/${location.search}${location.hash}`);
  }
  return withGuards(
    store,
    effects,
    (guards) => adaptRoutes(makeRoutes(guards), guards),
    (routes) => createBrowserRouter(routes, { basename: `${BASE_PATH}/` }),
  );
}
