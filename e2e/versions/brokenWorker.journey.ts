import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { test } from './releasesTest';
import { cachedUrls, email, scopes, STORED, visit } from './workerPage';

test.use({ serviceWorkers: 'allow' });

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
  const left = async () => [...(await scopes(page)), ...(await cachedUrls(page))];
  // One after the other, and not at once.
  await expect.poll(left).toEqual([]);
  await expect(email(page)).toBeVisible();
});
