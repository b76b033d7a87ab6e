import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { builtPaths } from '@/app/builtPaths';
import { seal } from '@/platform/cipher';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import {
  landingOf,
  PEOPLE,
  ROUTES,
  STATUSES,
  variantOf,
  type Person,
} from '@/testing/oracle/landings';
import { addressOf, startSignedIn } from '../support/signIn';

/** A route whose screen is not built yet shows the 404 page to everybody. */
const isBuilt = (route: string): boolean =>
  [...builtPaths].some((path) => matchPath({ path, end: path !== VARIANT }, route) !== null);
const VARIANT = '/borrower/onboarding/individu-non-partner';

/**
 * `/borrower/onboarding` and `/funder/onboarding` redirect to the variant, whose guard redirects to
 * `/`; a variant whose screens are not built yet shows the 404 page instead.
 */
const expectedOf = (route: string, person: Person, status: number): string =>
  route === `/${person.role}/onboarding` && !isBuilt(variantOf(person))
    ? variantOf(person)
    : landingOf(route, person, status);

const BUILT = [...Object.keys(ROUTES), `${VARIANT}/personal/identity`].filter(isBuilt);
/** The cookie that an attacker would forge to get access to a route. */
function forgedFor(route: string): object {
  const roleId = route.startsWith('/funder') ? 5 : route.startsWith('/partner') ? 6 : 4;
  const typeId = route.includes('corporate') || route.includes('shareholder') ? 2 : 1;
  const statusId = route.includes('onboarding/') ? 5 : route.includes('rejected') ? 8 : 10;
  return { roleId, typeId, statusId, hasPartner: route.includes('direct-partner') };
}

/**
 * A few routes for each status, different ones each time, so that together every person visits
 * every route.
 */
const ROUTES_EACH = 4;

const routesFor = (person: number, status: number): string[] =>
  Array.from(
    { length: ROUTES_EACH },
    (_, at) => BUILT[(person * 3 + status * ROUTES_EACH + at) % BUILT.length] ?? '/',
  );

/** Records every heading that is rendered, from the first frame of a page on. */
async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn = new Set<string>();
    Object.assign(window, { drawnHeadings: drawn });
    const look = () => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) drawn.add(heading);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const drawnHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Two frames later everything that is rendered now has been recorded.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return [...(window as unknown as { drawnHeadings: Set<string> }).drawnHeadings];
  });

const pathOf = (page: Page): string => new URL(page.url()).pathname.replace(/^\/bos(?=\/)/, '');

async function forge(page: Page, mock: MockControl, route: string): Promise<void> {
  const { passwordKey } = (await (await fetch(`${mock.origin}/bos/config.json`)).json()) as {
    passwordKey: string;
  };
  const value = encodeURIComponent(await seal(JSON.stringify(forgedFor(route)), passwordKey));
  await page
    .context()
    .addCookies([{ name: 'bos_user', value, url: mock.origin, secure: true, sameSite: 'Strict' }]);
}

/** Opens an address as a user. Returns where it led and which headings were shown on the way. */
async function open(page: Page, route: string, query: string) {
  await page.goto(`/bos${route}${query}`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  return { path: pathOf(page), headings: await drawnHeadings(page) };
}

for (const [index, person] of sampleOf([...PEOPLE.entries()], 1))
  test(`N11: ${person.name} lands where the table says, whatever the cookie contains`, async ({
    page,
    mock,
  }) => {
    await watchHeadings(page);
    await startSignedIn(page, mock, person.name);
    for (const status of sampleOf(STATUSES, 4, person.name))
      for (const [at, route] of routesFor(index, status).entries()) {
        await mock.setStatus(addressOf(person.name), { onboarding_status_id: status });
        await forge(page, mock, route);
        const row = `${person.name}, status ${status}, ${route}`;
        const found = await open(page, route, at % 2 === 0 ? '?from=back-office' : '');
        expect({ row, path: found.path }).toEqual({ row, path: expectedOf(route, person, status) });
        expect(found.headings, row).toHaveLength(1);
      }
    await expectOnlyGoodCalls(mock, person);
  });

/** Expects no call that the server had to reject, and none for another user. */
async function expectOnlyGoodCalls(mock: MockControl, person: Person): Promise<void> {
  const calls = (await mock.calls()).filter(({ outcome }) => outcome === 'answered');
  expect(calls.filter(({ status }) => status === null || status >= 400)).toEqual([]);
  const callers = new Set(calls.map(({ user_email: who }) => who).filter((who) => who !== null));
  expect([...callers]).toEqual([addressOf(person.name)]);
}

test('N11: without a session a forged cookie opens no page and sends no call', async ({
  page,
  mock,
}) => {
  await watchHeadings(page);
  const PUBLIC = ['/login', '/forgot-password', '/register/funder', '/register/borrower'];
  for (const route of sampleOf(
    BUILT.filter((each) => !PUBLIC.includes(each)),
    5,
  )) {
    await forge(page, mock, route);
    const found = await open(page, route, '?from=back-office');
    expect({ route, path: found.path }).toEqual({ route, path: '/login' });
    expect(found.headings, route).toHaveLength(1);
    expect(new URL(page.url()).search).toBe('?from=back-office');
  }
  const asked = (await mock.calls()).filter(({ path }) => path.startsWith('/api/identity'));
  expect(asked).toEqual([]);
});
