import { expect, type Page, type Route } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';

/** The paths of the pages that are there before the app, in each of their languages. */
export const FIRST_PAGES = [
  '/login',
  '/forgot-password',
  '/register/borrower',
  '/register/funder',
  '/tidak-ada',
].flatMap((path) => ['id', 'en'].map((language) => ({ path, language })));

/** The language that somebody has chosen on an earlier visit. */
export const chooseLanguage = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('bos.language', chosen), language);

/** The scripts of the app. */
export const SCRIPTS = /\/bos\/assets\/[^/]+\.js$/;

export const signInFields = (page: Page) => ({
  email: page.getByLabel('Email', { exact: true }),
  password: page.getByLabel('Kata Sandi', { exact: true }),
  submit: page.getByRole('button', { name: 'Masuk', exact: true }),
});

/** Keeps all scripts back that are asked for from now on, until they are released. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(SCRIPTS, (route) => {
    if (isHeld) held.push(route);
    else void route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Opens a page of which no script comes until it is released. */
export async function openWithoutScripts(
  page: Page,
  path = '/bos/login',
): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  // The page is not loaded before its scripts are.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#first h1')).toBeVisible();
  return release;
}

/** From now on only those scripts come that the page names itself. */
export async function letNoneButNamed(page: Page): Promise<void> {
  const named = await page.$$eval('script[src]', (scripts) =>
    scripts.map((script) => script.getAttribute('src')),
  );
  await page.route(SCRIPTS, (route) =>
    named.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
  );
}

/** The page handles its form. The app may not be there yet. */
export const untilReady = (page: Page) =>
  expect(page.locator('#first:not([data-waits]), #root > *').first()).toBeAttached();

/** Is attached once the app has started, behind the first page, with its notices alone, or in its place. */
export const startedApp = (page: Page) =>
  page.locator('html:not(:has(#first)), body > section[aria-label]').first();

export const untilAppStarted = (page: Page) => expect(startedApp(page)).toBeAttached();

/** The app has taken the place of the first page. */
export const untilApp = (page: Page) => expect(page.locator('#first')).toHaveCount(0);

/** The sign-ins that the server has received. */
export const signInCalls = async (mock: MockControl) =>
  (await mock.calls()).filter(({ path }) => path.endsWith('/public/auth/login'));
