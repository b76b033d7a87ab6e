import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures';
import { serveReleases, type ServedReleases } from '../support/releases';

const STORED = 'App ready to work offline';
const NEW = 'New content available, click on reload button to update.';

const test = base.extend<{ releases: ServedReleases }>({
  releases: async ({}, use) => {
    const releases = await serveReleases();
    await use(releases);
    await releases.stop();
  },
  baseURL: async ({ releases }, use) => use(releases.origin),
  serviceWorkers: 'allow',
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const email = (page: Page) => page.getByLabel('Email', { exact: true });
const scriptsOf = (page: Page) =>
  page.locator('script[defer]').evaluateAll((all) => all.map((each) => each.getAttribute('src')));
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** The first visit, until the app is on the device. */
async function visit(page: Page): Promise<void> {
  await page.goto('/bos/login');
  await expect(page.getByText(STORED)).toBeVisible({ timeout: 60_000 });
  await button(page, 'Tutup').click();
}

/** A visit after a deploy, until the new version is on the device. */
async function visitAgain(page: Page): Promise<void> {
  await page.goto('/bos/login');
  await expect(page.getByText(NEW)).toBeVisible({ timeout: 60_000 });
}

test('W3, W4, W5: the first visit stores the app and says so once; the app opens without a connection', async ({
  page,
  context,
  problems,
}) => {
  await visit(page);
  for (let times = 0; times < 3; times += 1) {
    await page.goto('/bos/login');
    await expect(email(page)).toBeVisible();
  }
  await expect(page.getByText(STORED)).toBeHidden();
  const other = await context.newPage();
  problems.allow(/status of 400/);
  await other.goto('/bos/login?auth=none&token=none');
  await expect(email(other)).toBeVisible();
  await other.close();
  await context.clearCookies();
  expect(await scopes(page)).toEqual(['/bos/']);
  const files = /^\/bos\/(index\.html|config\.json|assets\/[^/]+)$/;
  expect((await cachedUrls(page)).filter((pathname) => !files.test(pathname))).toEqual([]);

  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/);
  await context.setOffline(true);
  await page.goto('/bos/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/bos/');
  await expect(email(page)).toBeVisible();
});

test('W2: a new version waits until the user asks for it; another tab is asked before it is loaded again', async ({
  page,
  context,
  releases,
}) => {
  await visit(page);
  const before = await scriptsOf(page);
  const other = await context.newPage();
  await other.goto('/bos/login');
  await email(other).fill('ayu@example.test');

  releases.deployNext();
  await visitAgain(page);
  expect(await scriptsOf(page)).toEqual(before);
  await button(page, 'Close').click();
  await expect(page.getByText(NEW)).toBeHidden();
  await visitAgain(page);
  await expect(page.getByText(NEW)).toHaveCount(1);
  await button(page, 'Reload').click();
  await page.waitForEvent('load');
  expect(await scriptsOf(page)).not.toEqual(before);
  await expect(email(page)).toBeVisible();
  await expect(page.getByText(NEW)).toBeHidden();

  await expect(other.getByText(NEW)).toBeVisible();
  await expect(email(other)).toHaveValue('ayu@example.test');
  await button(other, 'Reload').click();
  const question = other.getByRole('dialog', { name: 'Muat ulang sekarang?' });
  await question.getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(email(other)).toHaveValue('ayu@example.test');
  await button(other, 'Reload').click();
  await question.getByRole('button', { name: 'Reload', exact: true }).click();
  await other.waitForEvent('load');
  expect(await scriptsOf(other)).toEqual(await scriptsOf(page));
});

test('W6: a broken worker changes nothing, and the kill switch removes all of it with the next visit', async ({
  page,
  releases,
}) => {
  await visit(page);
  releases.replaceWorker('this is no script');
  await page.goto('/bos/login');
  await expect(email(page)).toBeVisible();
  expect(await scopes(page)).toEqual(['/bos/']);

  releases.replaceWorker(readFileSync(path.join(releases.folder, 'kill-switch.js'), 'utf8'));
  await page.goto('/bos/login');
  await expect.poll(() => scopes(page)).toEqual([]);
  expect(await cachedUrls(page)).toEqual([]);
  await expect(email(page)).toBeVisible();
});

for (const gone of ['missing', 'the page in their place'] as const) {
  test.describe(`W1: an open tab whose files are gone (${gone})`, () => {
    test.use({ serviceWorkers: 'block' });

    test('is loaded again once, where the user wanted to go', async ({
      page,
      releases,
      problems,
    }) => {
      problems.allow(/404|MIME type|Unexpected token '<'|Loading (CSS )?chunk|ChunkLoadError/);
      await page.goto('/bos/login');
      await expect(email(page)).toBeVisible();
      // The part of the app that looks after versions comes after the page.
      await page.waitForLoadState('networkidle');
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      releases.deployNext();
      if (gone !== 'missing') {
        const old = await scriptsOf(page);
        const isOld = (url: URL) =>
          url.pathname.includes('/assets/') && !old.includes(url.pathname) && loads === 0;
        await page.route(isOld, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
        );
      }
      await page.getByRole('link', { name: 'Lupa Kata Sandi?' }).click();
      await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible();
      await expect(page).toHaveURL(/\/forgot-password$/);
      expect(loads).toBe(1);
    });
  });
}
