import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { routeLazyCode, scriptsOf } from '../support/lazyCode';
import { test } from './releasesTest';

const STORED = 'App ready to work offline';
const NEW = 'New content available, click on reload button to update.';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const email = (page: Page) => page.getByLabel('Email', { exact: true });
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
const headerOfStoredPage = (page: Page, name: string) =>
  page.evaluate(async (header) => {
    const response = await caches.match('/bos/index.html', { ignoreSearch: true });
    return response?.headers.get(header);
  }, name);
const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** Waits until the page has registered the worker. */
const registered = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state;
  });
/** Asks the host for another worker; whether there is one that can be used. */
const isUpdated = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    try {
      await registration.update();
      return registration.installing !== null;
    } catch {
      return false;
    }
  });

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
    // The notice of the first visit came once the worker was active: it is registered before that.
    await registered(page);
    await expect(page.getByText(STORED)).toBeHidden();
  }
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
  // What the browser itself still has would hide what the worker lacks.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
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
  await Promise.all([page.waitForEvent('load'), button(page, 'Reload').click()]);
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
  const confirm = question.getByRole('button', { name: 'Reload', exact: true });
  await Promise.all([other.waitForEvent('load'), confirm.click()]);
  expect(await scriptsOf(other)).toEqual(await scriptsOf(page));
});

const BROKEN = {
  'is no script': { body: 'this is no script' },
  'does not come': { status: 500, body: '' },
  'is a page': { contentType: 'text/html', body: '<!doctype html>' },
} as const;

for (const [how, answer] of Object.entries(BROKEN)) {
  test(`W6: a worker that ${how} changes nothing`, async ({ page, context, problems }) => {
    problems.allow(/sw\.js|ServiceWorker|status of 500|\(500\)|MIME type/);
    const asked = { times: 0 };
    await context.route('**/bos/sw.js', (route) => {
      asked.times += 1;
      return route.fulfill({ contentType: 'text/javascript', ...answer });
    });
    await page.goto('/bos/login');
    await expect.poll(() => asked.times).toBeGreaterThan(0);
    await email(page).fill('ayu@example.test');
    await page.waitForLoadState('networkidle');
    expect(await scopes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Lupa Kata Sandi?' }).click();
    await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible();
  });
}

test('W3: after the first visit the app opens without a connection', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/);
  await visit(page);
  await context.setOffline(true);
  await page.goto('/bos/');
  await expect(email(page)).toBeVisible();
});

test('W5, W7: a page in a frame is answered by the server, and other pages of the host are left alone', async ({
  page,
  context,
  problems,
}) => {
  await visit(page);
  problems.allow(/frame-ancestors/);
  await context.route('**/other', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/bos/login"></iframe>' }),
  );
  const framed = page.waitForResponse((response) => response.url().endsWith('/bos/login'));
  const other = await page.goto('/other');
  expect(other?.fromServiceWorker()).toBe(false);
  expect((await framed).fromServiceWorker()).toBe(false);
  const ours = await page.goto('/bos/login');
  expect(ours?.fromServiceWorker()).toBe(true);
});

test('W2: with each visit the stored page gets the policy of that day', async ({
  page,
  context,
}) => {
  await visit(page);
  await context.route('**/bos/index.html', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-policy': 'of today' };
    await route.fulfill({ response, headers });
  });
  await page.goto('/bos/login');
  await expect.poll(() => headerOfStoredPage(page, 'x-policy')).toBe('of today');
});

test('W3: a visit that cannot reach the page again keeps all that is stored', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/);
  await visit(page);
  const renewal = context.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/bos/index.html'),
  );
  await context.route('**/bos/index.html', (route) => route.abort());
  await page.goto('/bos/login');
  await renewal;
  await context.setOffline(true);
  await page.goto('/bos/');
  await expect(email(page)).toBeVisible();
});

/** Registers the worker, and waits for what becomes of it. */
const stateOfWorker = (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/bos/sw.js', { scope: '/bos/' });
    return new Promise<string>((resolve) => {
      if (!installing) resolve('there before');
      installing?.addEventListener('statechange', () => {
        if (/^(redundant|activated)$/.test(installing.state)) resolve(installing.state);
      });
    });
  });

test('W6: a device that is full stores nothing, and the app works', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.allow(/quota|ServiceWorker/i);
  const session = await page.context().newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  // A page of the host that registers nothing by itself.
  await page.route('**/other', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/other');
  expect(await stateOfWorker(page)).toBe('redundant');
  await page.goto('/bos/forgot-password');
  await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(STORED)).toBeHidden();
});

test('W6: a worker that breaks later changes nothing, and the kill switch removes all of it with the next visit', async ({
  page,
  releases,
  problems,
}) => {
  problems.allow(/sw\.js|ServiceWorker/);
  await visit(page);
  releases.replaceWorker('this is no script');
  await page.goto('/bos/login');
  await expect(email(page)).toBeVisible();
  expect(await isUpdated(page)).toBe(false);
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
        await routeLazyCode(page, (route) =>
          loads > 0
            ? route.continue()
            : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
        );
      }
      await page.getByRole('link', { name: 'Lupa Kata Sandi?' }).click();
      await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible();
      await expect(page).toHaveURL(/\/forgot-password$/);
      expect(loads).toBe(1);
    });
  });
}
