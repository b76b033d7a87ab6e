import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_COOKIE } from '@/domain/access/sessionCookie';
import { expect } from '../support/fixtures';
import { DIST } from '../support/nextRelease';
import { test } from './releasesTest';
import { visit } from './workerPage';

test.use({ serviceWorkers: 'allow' });

const SIGN_IN = 'login.html';
const textOf = (file: string) => readFileSync(path.join(DIST, file), 'utf8');

/** The text of the page with which the worker answers a visit. */
async function stored(page: Page, address: string): Promise<string> {
  const response = await page.goto(address);
  expect(response?.fromServiceWorker()).toBe(true);
  return (await response?.text()) ?? '';
}

const bringSession = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: SESSION_COOKIE, value: 'none', url, sameSite: 'Strict' }]);

test('W3: who brings neither a session nor a token gets the stored sign-in page, others the app', async ({
  page,
  context,
  releases,
  problems,
}) => {
  problems.allow(/status of 40[01]/);
  await visit(page);
  for (const address of ['/bos/', '/bos/login', '/bos/login?utm_source=mail'])
    expect(await stored(page, address), address).toBe(textOf(SIGN_IN));
  expect(await stored(page, '/bos/forgot-password')).toBe(textOf('forgot-password.html'));
  for (const address of ['/bos/change-password', '/bos/login?token=none', '/bos/?auth=none'])
    expect(await stored(page, address), address).toBe(textOf('index.html'));
  await bringSession(context, releases.origin);
  expect(await stored(page, '/bos/login')).toBe(textOf('index.html'));
});

test('W7: a worker that may not ask for cookies answers with the sign-in page, which leaves a session to the app', async ({
  page,
  context,
  releases,
  problems,
}) => {
  problems.allow(/status of 40[01]/);
  const worker = readFileSync(path.join(releases.folder, 'sw.js'), 'utf8');
  releases.replaceWorker(
    `Object.defineProperty(self, 'cookieStore', { value: undefined });${worker}`,
  );
  await visit(page);
  await bringSession(context, releases.origin);
  expect(await stored(page, '/bos/login')).toBe(textOf(SIGN_IN));
});
