import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { GuardContext } from '@/app/entry/guardContext';
import { makeRoutes } from '@/app/routes';
import { LAZY_PAGES } from '../e2e/versions/lazyPages';

// Nobody asks them here.
const routes = makeRoutes({} as GuardContext);

/** The routes that load a screen, each with its path: nothing is below them. */
const lazyScreens = (all: readonly RouteObject[], above = ''): [RouteObject, string][] =>
  all.flatMap((route): [RouteObject, string][] => {
    const path = `${above} ${route.path ?? ''}`.trim();
    if (route.children) return lazyScreens(route.children, path);
    return route.lazy ? [[route, path]] : [];
  });

/** The last route of the way to an address. */
const shownAt = (path: string): RouteObject | undefined =>
  matchRoutes(routes, path.slice('/bos'.length))?.at(-1)?.route;

test('W1: the journey of missing code opens every lazy route', () => {
  const all = lazyScreens(routes);
  const opened = new Set(LAZY_PAGES.map(({ path }) => shownAt(path)));
  expect(all.length).toBeGreaterThan(30);
  expect(all.flatMap(([route, path]) => (opened.has(route) ? [] : path))).toEqual([]);
});
