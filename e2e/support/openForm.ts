import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { PASSWORD, startSignedIn } from './signIn';

export const EMPLOYMENT = `/bos${application.variantPath}/employment/employment`;
/** The call that takes a fresh token. */
export const REFRESH = { method: 'POST', path: '/api/identity/auth/update-user-token' };
export const MINUTE_S = 60;

/** Until nothing is under way between pages and server. */
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
 * Time goes by: for every page of the browser, then for the server, so that no call is refused before
 * its page can know why; and not while one is under way, whose answer would be of both times.
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

export const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

/** The dialog that asks for the password over a page whose session has ended. */
export const signInAgain = (page: Page) =>
  page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });

/**
 * Has a page that began with a cookie learn when its session ends: that comes with a fresh token, which the
 * first sign of its user asks for.
 */
export async function learnSessionEnd(page: Page): Promise<void> {
  const renewed = page.waitForResponse(
    (response) => response.url().endsWith(REFRESH.path) && response.ok(),
  );
  await page.keyboard.press('Shift');
  await (await renewed).finished();
}

/** Somebody with a form open, and an hour of session before them. */
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

/** Signs the user of an open page in again. */
export async function enterPassword(page: Page): Promise<void> {
  await signInAgain(page).getByLabel('Kata Sandi', { exact: true }).fill(PASSWORD);
  await button(signInAgain(page), 'Masuk').click();
}
