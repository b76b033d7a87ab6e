import {
  decideFor,
  describeViewer,
  ROUTES as ALL_ROUTES,
  VIEWERS,
} from '@/testing/oracle/guardMatrix';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { landingOfVisitor, ROUTES } from '@/testing/oracle/landings';
import { PATHS, type RoutePath } from './paths';
import { routeNeeds } from './routeNeeds';
import type { Viewer } from './viewer';

const MOST_HOPS = 3;

const patternOf = (route: string) => route.replace(/\/7$/, '/:id?') as RoutePath;

/** Where a user who opens a route ends up: the path of a page, or the message of the rejection. */
function landing(route: string, viewer: Viewer): string {
  let path = route;
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const entry = decideFor(patternOf(path), { viewer });
    if (entry.kind === 'admit') return path;
    if (entry.kind === 'reject') return inIndonesian(entry.message);
    if (entry.kind !== 'redirect') return entry.kind;
    path = entry.to;
  }
  return 'a circle';
}

it('every route that needs a session is tested here', () => {
  const judged = Object.keys(ROUTES).map(patternOf);
  const guarded = ALL_ROUTES.filter((path) => routeNeeds[path].session === 'required');
  // guardOrder.test.ts covers the terms page, the test below covers the settings.
  const apart: RoutePath[] = [PATHS.termsAndCondition, PATHS.settings];
  expect(guarded.filter((path) => !judged.includes(path))).toEqual(apart);
});

it.each(Object.keys(ROUTES))(
  'a visit to %s ends where the decisions say, within three redirects, whatever role, type, status and partner somebody has',
  (route) => {
    const wrong = VIEWERS.filter(
      (viewer) => landing(route, viewer) !== landingOfVisitor(route, viewer),
    );
    expect(wrong.map(describeViewer)).toEqual([]);
  },
);

it('a visit to /settings ends at the information page, for every user who may see that page', () => {
  const wrong = VIEWERS.filter(
    (viewer) => landing('/settings', viewer) !== landingOfVisitor('/settings/information', viewer),
  );
  expect(wrong.map(describeViewer)).toEqual([]);
});
