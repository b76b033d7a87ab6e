import { screen, waitFor } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { loadAppPage, reloadPage } from '@/platform/page';
import { selectHasSession } from '@/state/slices/session';
import { renderScreen } from '@/testing/render/renderScreen';
import type { GuardContext } from './entry/guardContext';
import { makeRoutes } from './routes';

// The browser of the tests loads no pages.
jest.mock('@/platform/page', () => ({
  ...jest.requireActual<object>('@/platform/page'),
  reloadPage: jest.fn(),
  loadAppPage: jest.fn(),
}));

function Broken(): never {
  throw new Error('Rahasia: 3174074506900001');
}

/** The screens of the app, as a list of the routes that lead to each. */
const waysTo = (routes: readonly RouteObject[]): RouteObject[][] =>
  routes.flatMap((route) => {
    const { lazy, children } = route;
    if (lazy !== undefined && children === undefined) return [[route]];
    return waysTo(children ?? []).map((below) => [route, ...below]);
  });

/** Guards are not asked, and layouts are left out: only the way to a screen, which breaks. */
const brokenAtTheEnd = ([first, ...below]: RouteObject[]): RouteObject[] => {
  if (first === undefined) return [];
  const { path, index, errorElement } = first;
  const own = { ...(path !== undefined && { path }), errorElement };
  if (below.length === 0)
    return [index ? { index, element: <Broken /> } : { ...own, element: <Broken /> }];
  return [{ ...own, element: <Outlet />, children: brokenAtTheEnd(below) }];
};

const addressOf = (way: RouteObject[]): string =>
  way
    .flatMap(({ path }) => path ?? [])
    .join('/')
    .replace(/:\w+\??/g, '7')
    .replace('*', '/nowhere');

// Nobody asks them here.
const noGuards = {} as GuardContext;
const ways = waysTo(makeRoutes(noGuards)).map((way) => [addressOf(way), way] as const);

test('G6: all screens are found', () => {
  expect(ways.length).toBeGreaterThan(30);
});

// React writes to the console what a boundary has caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

beforeEach(() => jest.clearAllMocks());

test.each(ways)('G6: where the screen at %s breaks, both ways on work', async (path, way) => {
  const { recorded, user, store } = await renderScreen(<p />, {
    path,
    route: '/elsewhere',
    routes: brokenAtTheEnd(way),
    signedInAs: 'active.borrower@bos.test',
  });
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(selectHasSession(store.getState())).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  await waitFor(() => expect(loadAppPage).toHaveBeenCalledWith('/bos/'));
  expect(selectHasSession(store.getState())).toBe(false);
  expect(screen.queryByText(/3174074506900001/)).not.toBeInTheDocument();
  expect(recorded.reports).toHaveLength(1);
});
