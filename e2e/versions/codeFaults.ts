import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { routeLazyCode } from '../support/lazyCode';
import type { ServedReleases } from '../support/releases';

interface Situation {
  page: Page;
  releases: ServedReleases;
  /** How often the page was loaded since it was started. */
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
  /** Whether what the tab has stored is lost as well. */
  storesNothing?: true;
}

export const FAULTS: readonly CodeFault[] = [
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
    begin: async ({ page, loads }) => {
      const lost = new Set<string>();
      await routeLazyCode(page, (route) => {
        const url = route.request().url();
        if (lost.has(url) || loads() > 0) return route.continue();
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
    name: 'missing, in a tab that can store nothing more',
    begin: async ({ page, releases }) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      releases.deployNext();
    },
    // Nobody would know of the reload before, so it is left to the user.
    storesNothing: true,
    then: async ({ page, heading, loads }) => {
      const reload = page.getByRole('button', { name: 'Reload', exact: true });
      await expect(reload.or(heading).first()).toBeVisible();
      expect(loads()).toBe(0);
      if (await reload.isVisible()) await reload.click();
    },
    mostLoads: 1,
  },
];
