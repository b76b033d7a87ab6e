import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { identityMaximal } from '../applications/stepAnswers/personal';
import { formsOf } from '../support/canary';
import { expect } from '../support/fixtures';
import { fillSubStep } from '../support/formFiller';
import { press } from '../support/identityFiles';
import { addressOf, startSignedIn } from '../support/signIn';
import { test } from './releasesTest';

test.use({ serviceWorkers: 'allow' });

const WHO = 'active.borrower';
const APPLICANT = 'borrower.individu';
/** The file itself has these words too. */
const FILE = 'kenari-rahasia.pdf';
/** Shorter texts are in any file by chance. */
const SHORTEST = 8;

/** Everything in the caches of the page's host: addresses, headers and bodies. */
const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const caught: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = JSON.stringify([...(response?.headers ?? [])]);
        caught.push(`${request.url} ${headers} ${await response?.text()}`);
      }
    }
    return caught;
  });

const urlOf = (text: string): string => text.split(' ')[0] ?? '';

/** Nothing of a user is in any cache, in any form, and no answer of the server. */
async function expectNoneCached(page: Page, canaries: readonly string[]): Promise<void> {
  const texts = await cachedTexts(page);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.map(urlOf).filter((url) => url.includes('/api/'))).toEqual([]);
  for (const canary of canaries) {
    expect(canary.length).toBeGreaterThanOrEqual(SHORTEST);
    const forms = formsOf(canary);
    const found = texts.filter((text) => forms.some((form) => text.includes(form)));
    expect(found.map(urlOf), canary).toEqual([]);
  }
}

test('W4: after a visit with a session nothing of its user is in any cache', async ({
  page,
  mock,
}) => {
  await startSignedIn(page, mock, WHO);
  const token = await mock.token(addressOf(WHO), 'session');
  await page.goto('/bos/settings/document');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`/bos/settings/document?auth=${token}`);
  await page
    .getByRole('button', { name: /^Lihat/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  for (const at of ['settings/information', 'settings/bank-account', 'borrower/notification']) {
    await page.goto(`/bos/${at}`);
    await page.waitForLoadState('networkidle');
  }
  const account = await page.getByRole('group', { name: 'Akun Anda' }).innerText();
  const [name = ''] = account.split('\n').filter((line) => line.includes(' '));
  await expectNoneCached(page, [token, addressOf(WHO), name]);
});

test('W4: after a sub-step is saved, with a file, nothing of it is in any cache', async ({
  page,
  mock,
}) => {
  await startSignedIn(page, mock, APPLICANT);
  const path = `/bos${application.variantPath}/${identityMaximal.at}`;
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(path);
  const actions = identityMaximal.actions.map((action) =>
    'upload' in action ? { upload: action.upload, file: FILE } : action,
  );
  await fillSubStep(page, { ...identityMaximal, actions });
  await page.goto(path);
  await press(page, 'Lihat berkas');
  await expect(page.getByRole('img', { name: 'Halaman pertama' })).toBeVisible();
  const typed = actions.flatMap((action) => ('fill' in action ? [action.with] : []));
  const stored = typed.map((text) => text.replace(/[^\p{L}\p{N}]/gu, ''));
  const long = [...typed, ...stored].filter(({ length }) => length >= SHORTEST);
  await expectNoneCached(page, [...new Set(long), FILE.replace('.pdf', ''), addressOf(APPLICANT)]);
});

test('W5: an old worker below the app goes with the next visit', async ({ page, releases }) => {
  mkdirSync(path.join(releases.folder, 'old'), { recursive: true });
  writeFileSync(path.join(releases.folder, 'old', 'sw.js'), 'addEventListener("fetch", () => {});');
  await page.route('**/other', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/other');
  await page.evaluate(() => navigator.serviceWorker.register('/bos/old/sw.js'));
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    );
  expect(await scopes()).toEqual(['/bos/old/']);
  await page.goto('/bos/login');
  await expect.poll(scopes).toEqual(['/bos/']);
});

test('W5: an earlier app in the place of ours goes at the first visit, with what it has stored', async ({
  page,
  releases,
}) => {
  writeFileSync(
    path.join(releases.folder, 'service-worker.js'),
    `addEventListener('install', (event) => {
      skipWaiting();
      event.waitUntil(caches.open('app-shell-v1').then((cache) => cache.put('/bos/profile', new Response('Siti'))));
    });
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', () => {});`,
  );
  await page.route('**/other', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/other');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/bos/service-worker.js', { scope: '/bos/' });
    await navigator.serviceWorker.getRegistration('/bos/').then(
      (it) =>
        new Promise((resolve) => {
          const worker = it?.installing ?? it?.waiting ?? it?.active;
          if (worker?.state === 'activated') resolve(null);
          worker?.addEventListener('statechange', () => {
            if (worker.state === 'activated') resolve(null);
          });
        }),
    );
  });
  await page.goto('/bos/login');
  await expect(page.getByText('App ready to work offline')).toBeVisible();
  const state = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return {
      workers: registrations.map(({ active }) => new URL(active?.scriptURL ?? '').pathname),
      stored: await caches.match('/bos/profile'),
    };
  });
  expect(state).toEqual({ workers: ['/bos/sw.js'], stored: undefined });
});
