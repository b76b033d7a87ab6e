import type { Page } from '@playwright/test';
import { sampleOf } from '@/testing/exploration/sample';
import { expect } from '../support/fixtures';
import { countLoads } from '../support/countLoads';
import { untilAppStarted } from '../support/firstPage';
import { countLostCode } from '../support/lazyCode';
import { MISSING_CODE } from '../support/problems';
import { startSignedIn } from '../support/signIn';
import { FAULTS } from './codeFaults';
import { LAZY_PAGES } from './lazyPages';
import { test } from './releasesTest';

const SIGN_IN = 'Masuk ke BOS';

/** Goes to a page as a link in the app does. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** The tab has a page of the app, and none of the code of others, not even in the cache of the browser. */
async function startElsewhere(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.goto(path === '/bos/batman/nowhere' ? '/bos/login' : '/bos/batman/nowhere');
  await untilAppStarted(page);
  // The part of the app that looks after versions comes after the page.
  await page.waitForLoadState('networkidle');
}

for (const { name: what, path, as, come, isStored } of sampleOf(LAZY_PAGES, 2)) {
  test(`W1: ${what} comes, whatever has become of its code`, async ({
    context,
    mock,
    releases,
    problems,
  }) => {
    problems.allow(...MISSING_CODE, /net::ERR_INTERNET_DISCONNECTED/);
    /** A tab of its own for each fault: a page is loaded again once for each build that a tab has had. */
    const openTab = async () => {
      const page = await context.newPage();
      if (as) await startSignedIn(page, mock, as);
      return { page, to: (await come?.(page, mock)) ?? path };
    };
    const { page: first, to: firstAddress } = await openTab();
    await first.goto(firstAddress);
    await first.waitForLoadState('networkidle');
    const address = first.url();
    // No guard has led elsewhere.
    if (as) expect(new URL(address).pathname).toBe(path);
    const name = await first.getByRole('heading', { level: 1 }).first().innerText();
    await first.close();
    for (const fault of FAULTS) {
      await test.step(fault.name, async () => {
        const { page, to } = await openTab();
        const isLost = isStored && fault.storesNothing;
        const title = isLost ? SIGN_IN : name;
        const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
        await startElsewhere(page, path);
        const loads = countLoads(page);
        const lost = countLostCode(page);
        const situation = { page, releases, heading, loads };
        await fault.begin(situation);
        await goTo(page, to);
        await fault.then?.(situation);
        await expect(heading).toBeVisible();
        // It stays: nothing loads the page again and again.
        await page.waitForLoadState('networkidle');
        await expect(heading).toBeVisible();
        if (!isLost) await expect(page).toHaveURL(address);
        expect(loads(), 'loads of the page').toBeLessThanOrEqual(fault.mostLoads);
        // Every page of the app has the code of the sign-in page at hand.
        if (path !== '/bos/login') expect(lost(), 'files that did not come').toBeGreaterThan(0);
        await page.close();
      });
    }
  });
}
