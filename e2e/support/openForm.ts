import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { PASSWORD, startSignedIn } from './signIn';

export const EMPLOYMENT = `/bos${application.variantPath}/employment/employment`;
/** The call that renews the token. */
export const REFRESH = { method: 'POST', path: '/api/identity/auth/update-user-token' };
export const MINUTE_S = 60;

/** Waits until no call is pending between pages and server. */
export async function untilQuiet(mock: MockControl): Promise<void> {
  let seen = -1;
  const isQuiet = async () => {
    const calls = await mock.calls();
    const before = seen;
    seen = calls.length;
    return seen === before && !calls.some(({ outcome }) => outcome === 'in_flight');
  };
  await expect.poll(isQuiet, { intervals: [300] }).toBe(true);
}

/**
 * Moves the time forward: first for all pages of the browser, then for the server, so that no call
 * is rejected before its page can know why. It waits for pending calls first, which would otherwise
 * see both times.
 */
export async function pass(
  context: BrowserContext,
  mock: MockControl,
  seconds: number,
): Promise<void> {
  await untilQuiet(mock);
  await context.clock.fastForward(seconds * 1000);
  await mock.advanceClock(seconds);
}

export const division = (page: Page) => page.getByLabel('Divisi', { exact: true });

export const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

/** The dialog that asks for the password on a page whose session has expired. */
export const signInAgain = (page: Page) =>
  page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });

/**
 * A page that starts with a cookie does not know when its session ends. It learns that when the
 * token is renewed, which the first activity of the user triggers.
 */
export async function learnSessionEnd(page: Page): Promise<void> {
  const renewed = page.waitForResponse(
    (response) => response.url().endsWith(REFRESH.path) && response.ok(),
  );
  await page.keyboard.press('Shift');
  await (await renewed).finished();
}

/** A user with an open form and an hour of session left. */
export async function openForm(
  page: Page,
  mock: MockControl,
  name = 'borrower.individu',
): Promise<void> {
  await page.context().clock.install();
  await startSignedIn(page, mock, name);
  await page.goto(EMPLOYMENT);
  await expect(division(page)).toBeVisible();
  await learnSessionEnd(page);
}

/** Signs in again on an open page. */
export async function enterPassword(page: Page): Promise<void> {
  await signInAgain(page).getByLabel('Kata Sandi', { exact: true }).fill(PASSWORD);
  await button(signInAgain(page), 'Masuk').click();
}
