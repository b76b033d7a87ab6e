import type { Page } from '@playwright/test';
import { sampleOf } from '@/testing/exploration/sample';
import type { MockControl } from '@/testing/mock/mockControl';
import { countLoads } from '../support/countLoads';
import { expect } from '../support/fixtures';
import { routeLazyCode } from '../support/lazyCode';
import { addressOf } from '../support/people';
import { MISSING_CODE } from '../support/problems';
import { LINKED_PAGES } from './lazyPages';
import { test } from './releasesTest';

const FAULTS = {
  missing: { status: 404, contentType: 'text/plain', body: 'Not found' },
  'the page in its place': { contentType: 'text/html', body: '<!doctype html>' },
  lost: null,
} as const;
type Answer = (typeof FAULTS)[keyof typeof FAULTS];

/** Its token is stored nowhere, so that the link has to be opened once more (ekyc.md#the-link). */
const EKYC = {
  name: 'the e-KYC',
  come: async (_page: Page, mock: MockControl) =>
    `/bos/ekyc/${await mock.token(addressOf('ekyc.waiting'), 'ekyc')}`,
  heading: 'Buka lagi tautan e-KYC Anda',
};

/** Until the page is loaded once more, code that it does not name gets this answer. */
async function loseCode(page: Page, loads: () => number, answer: Answer): Promise<void> {
  await page.goto('/bos/batman/nowhere');
  await page.waitForLoadState('networkidle');
  const before = loads();
  await routeLazyCode(page, (route) => {
    if (loads() > before + 1) return route.continue();
    return answer === null ? route.abort() : route.fulfill(answer);
  });
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/**
 * Nothing looks after the versions of a page whose code is missing from the start: the user reads that, and
 * loads it again.
 */
for (const { name: what, come, ...seen } of sampleOf([...LINKED_PAGES, EKYC], 1)) {
  test(`W1: the link of ${what} leads there, though the code of its page is late`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(...MISSING_CODE);
    const open = async () => page.goto((await come?.(page, mock)) ?? '');
    await open();
    await page.waitForLoadState('networkidle');
    const heading = 'heading' in seen ? seen.heading : await headingOf(page).innerText();
    const loads = countLoads(page);
    for (const [fault, answer] of Object.entries(FAULTS)) {
      await test.step(fault, async () => {
        await page.context().clearCookies();
        await loseCode(page, loads, answer);
        const before = loads();
        await open();
        await page.getByRole('button', { name: 'Reload', exact: true }).click();
        await expect(headingOf(page)).toHaveText(heading);
        expect(loads() - before, 'loads of the page').toBe(2);
        await page.unrouteAll();
      });
    }
  });
}
