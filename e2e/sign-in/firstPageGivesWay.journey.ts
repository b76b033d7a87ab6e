import type { Page } from '@playwright/test';
import { SIGN_OUT_REASON } from '@/app/signOutReason';
import { expect, test } from '../support/fixtures';
import {
  holdScripts,
  letNoneButNamed,
  SCRIPTS,
  signInCalls,
  signInFields,
  untilApp,
  untilAppStarted,
} from '../support/firstPage';
import { MISSING_CODE } from '../support/problems';
import { addressOf, PASSWORD } from '../support/signIn';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page that nobody uses, with the app behind it. */
async function openUnused(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAppStarted(page);
  await page.waitForLoadState('networkidle');
}

test('a page that stands in for the app gives way to it by itself', async ({ page, problems }) => {
  problems.allow(...MISSING_CODE);
  await page.addInitScript((key) => sessionStorage.setItem(key, 'session'), SIGN_OUT_REASON);
  const release = await holdScripts(page);
  await page.goto('/bos/login', { waitUntil: 'commit' });
  await expect(page.locator('#first')).toBeAttached();
  await letNoneButNamed(page);
  await release();
  await expect(page.locator('#first:not([data-waits])')).toBeVisible();
  await page.unrouteAll();
  await untilApp(page);
  await expect(page.getByText(/^Sesi tadi sudah ditutup/)).toBeVisible();
});

test('a language whose words are on their way holds nothing up, and is that of the app', async ({
  page,
  mock,
}) => {
  await openUnused(page, '/bos/login');
  const { email, password, submit } = signInFields(page);
  await email.fill(addressOf('active.borrower'));
  await password.fill(PASSWORD);
  await page.waitForLoadState('networkidle');
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const isEnglish = (await response.text()).includes('Register as a funder');
    if (isEnglish && isHeld) held.push(() => route.fulfill({ response }));
    else await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await submit.click();
  await page.waitForURL(/\/borrower\/notification$/);
  await expect(headingOf(page)).toHaveText('Notifikasi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  expect(await signInCalls(mock)).toHaveLength(1);
  isHeld = false;
  await Promise.all(held.map((release) => release()));
  await expect(headingOf(page)).toHaveText('Notifications');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the notices of the app have the language that is chosen in front of it', async ({ page }) => {
  await openUnused(page, '/bos/login');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 400 } });

  test('a page that a link leads to is shown from its top', async ({ page }) => {
    await openUnused(page, '/bos/login');
    const link = page.getByRole('link', { name: 'Pendana' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await link.click();
    await expect(headingOf(page)).toHaveText('Daftar sebagai Pendana');
    await untilApp(page);
    await expect(headingOf(page)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
