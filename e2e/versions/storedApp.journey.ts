import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { test } from './releasesTest';
import { cachedUrls, email, scopes, STORED, visit } from './workerPage';

test.use({ serviceWorkers: 'allow' });

/** A header of each stored page. */
const headersOfStoredPages = async (page: Page, header: string) => {
  const pages = (await cachedUrls(page)).filter((url) => url.endsWith('.html'));
  return page.evaluate(
    ([name, urls]) =>
      Promise.all(
        urls.map(async (url) => {
          const response = await caches.match(url, { ignoreSearch: true });
          return response?.headers.get(name);
        }),
      ),
    [header, pages] as const,
  );
};
/** Waits until the page has registered the worker. */
const registered = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state;
  });
test('W3, W4, W5: the first visit stores the app and says so once; the app opens without a connection', async ({
  page,
  context,
  problems,
}) => {
  await visit(page);
  for (let times = 0; times < 10; times += 1) {
    await page.goto('/bos/login');
    await expect(email(page)).toBeVisible();
    // The notice of the first visit came once the worker was active: it is registered before that.
    await registered(page);
    // The notice comes with the app, which a used page starts sooner.
    await email(page).focus();
    await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toBeAttached();
    await expect(page.getByText(STORED)).toBeHidden();
  }
  const other = await context.newPage();
  problems.allow(/status of 400/);
  await other.goto('/bos/login?auth=none&token=none');
  await expect(email(other)).toBeVisible();
  await other.close();
  await context.clearCookies();
  expect(await scopes(page)).toEqual(['/bos/']);
  const files = /^\/bos\/([\w-]+\.html|config\.json|assets\/[^/]+)$/;
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

test('W3: a first visit that ends before the app is there stores the app as well', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ChunkLoadError/);
  await page.goto('/bos/login');
  await expect(page.locator('#first:not([data-waits])')).toBeAttached();
  // Of the page alone: the worker fetches them all the same.
  await page.route('**/assets/*.js', (route) => route.abort());
  await registered(page);
  expect(await cachedUrls(page)).toContain('/bos/login.html');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByText(STORED)).toBeVisible();
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

test('W2: with each visit the stored pages get the policy of that day', async ({
  page,
  context,
}) => {
  await visit(page);
  await context.route('**/bos/*.html', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-policy': 'of today' };
    await route.fulfill({ response, headers });
  });
  await page.goto('/bos/login');
  await expect
    .poll(async () => [...new Set(await headersOfStoredPages(page, 'x-policy'))])
    .toEqual(['of today']);
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
  await context.route('**/bos/*.html', (route) => route.abort());
  await page.goto('/bos/login');
  await renewal;
  await context.setOffline(true);
  await page.goto('/bos/');
  await expect(email(page)).toBeVisible();
});
