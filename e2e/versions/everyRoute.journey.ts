import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '@/testing/exploration/sample';
import { PAGES } from '../accessibility/states/all';
import { APPLICANT } from '../accessibility/states/screenState';
import { expect } from '../support/fixtures';
import { routeLazyCode } from '../support/lazyCode';
import type { ServedReleases } from '../support/releases';
import { startSignedIn, storeAs } from '../support/signIn';
import { test } from './releasesTest';

/** Pages that a click in the app leads to; the others are opened by links in mails. */
const INNER_PAGES = PAGES.filter(({ path }) => !/\/(ekyc|form_consent)\//.test(path));

interface Situation {
  page: Page;
  releases: ServedReleases;
  /** How often the page was loaded since the last start. */
  loads: () => number;
  /** Of the page that is opened. */
  heading: Locator;
}

/** What becomes of the code of a page that is about to be opened; the clicks of its user after that. */
interface CodeFault {
  name: string;
  begin(situation: Situation): Promise<void>;
  then?(situation: Situation): Promise<void>;
  mostLoads: number;
}

const FAULTS: CodeFault[] = [
  {
    name: 'missing after a deploy',
    begin: ({ releases }) => {
      releases.deployNext();
      return Promise.resolve();
    },
    mostLoads: 1,
  },
  {
    name: 'the page in their place after a deploy',
    begin: async ({ page, releases, loads }) => {
      releases.deployNext();
      await routeLazyCode(page, (route) =>
        loads() > 0
          ? route.continue()
          : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      );
    },
    mostLoads: 1,
  },
  {
    name: 'lost at the first try',
    begin: async ({ page }) => {
      const lost = new Set<string>();
      await routeLazyCode(page, (route) => {
        const url = route.request().url();
        if (lost.has(url)) return route.continue();
        lost.add(url);
        return route.abort();
      });
    },
    // It is asked for again, and where that asks for more than one file the page may be loaded again.
    mostLoads: 1,
  },
  {
    name: 'out of reach until the connection is back',
    begin: ({ page }) => page.context().setOffline(true),
    then: async ({ page, heading }) => {
      const retry = page.getByRole('button', { name: 'Coba lagi', exact: true });
      await expect(retry.or(heading).first()).toBeVisible();
      await page.context().setOffline(false);
      // A screen comes by itself once its code can be had, and what its guard asks for on request.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
        await expect(heading).toBeVisible({ timeout: 2_000 });
      }).toPass();
    },
    mostLoads: 0,
  },
  {
    name: 'missing, in a tab that stores nothing',
    begin: async ({ page, releases }) => {
      await page.evaluate(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      );
      releases.deployNext();
    },
    // Nobody would know of the reload before, so it is left to the user.
    then: async ({ page, heading }) => {
      const reload = page.getByRole('button', { name: 'Reload', exact: true });
      await expect(reload.or(heading).first()).toBeVisible();
      if (await reload.isVisible()) await reload.click();
    },
    mostLoads: 1,
  },
];

/** Goes to a page as a link in the app does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

for (const { name: what, path, as } of sampleOf(INNER_PAGES, 0)) {
  test(`W1: ${what} comes, whatever has become of its code`, async ({
    page,
    mock,
    releases,
    problems,
  }) => {
    problems.allow(/.*/);
    if (as === APPLICANT) await storeAs(mock, APPLICANT, { information: { marital_status_id: 1 } });
    if (as) await startSignedIn(page, mock, as);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const address = page.url();
    const name = await page.getByRole('heading', { level: 1 }).first().innerText();
    const heading = page.getByRole('heading', { level: 1, name, exact: true });
    let loaded = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded += 1;
    });
    for (const fault of FAULTS) {
      await test.step(fault.name, async () => {
        await page.unrouteAll();
        await page.goto(path === '/bos/nowhere' ? '/bos/login' : '/bos/nowhere');
        // The part of the app that looks after versions comes after the page.
        await page.waitForLoadState('networkidle');
        loaded = 0;
        const situation = { page, releases, heading, loads: () => loaded };
        await fault.begin(situation);
        await goTo(page, path);
        await fault.then?.(situation);
        await expect(heading).toBeVisible();
        await expect(page).toHaveURL(address);
        expect(loaded, 'loads of the page').toBeLessThanOrEqual(fault.mostLoads);
      });
    }
  });
}
