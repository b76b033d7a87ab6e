import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { allowAnyPortal } from '../support/anyPortal';
import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { addressOf, startSignedIn } from '../support/signIn';

const EXCHANGE = { method: 'POST', path: '/api/identity/public/auth/login-token' };
const VARIANT = '/bos/borrower/onboarding/individu-non-partner';

async function linkOf(mock: MockControl, name: string): Promise<string> {
  return `/bos/request-onboarding?token=${await mock.token(addressOf(name), 'login')}`;
}

const exchanges = async (mock: MockControl) =>
  (await mock.calls()).filter(({ path }) => path === EXCHANGE.path).length;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'bos_auth')?.value;

/** The e-mail address of the page's user, according to the server. */
async function whoIs(page: Page, mock: MockControl): Promise<string | undefined> {
  const token = (await sessionCookie(page)) ?? '';
  const answer = await fetch(`${mock.origin}/api/identity/auth/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data?: { email: string } }).data?.email;
}

test("a portal's link signs in once; reload, back and forward send no further call @phone", async ({
  page,
  mock,
}) => {
  await page.goto('/bos/batman/nowhere');
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(EXCHANGE.path)) addresses.push(new URL(page.url()).search);
  });
  await page.goto(`${await linkOf(mock, 'active.borrower')}&campaign=ramadan`);
  await expect(heading(page, 'Notifikasi')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?campaign=ramadan');
  expect(addresses).toEqual(['?campaign=ramadan']);

  await page.reload();
  await expect(heading(page, 'Notifikasi')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Halaman tidak ditemukan')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Notifikasi')).toBeVisible();
  expect(await exchanges(mock)).toBe(1);
  expect(await whoIs(page, mock)).toBe(addressOf('active.borrower'));
});

test(
  'a reload during the sign-in says what happened, and the user can continue',
  { tag: '@all' },
  async ({ page, mock }) => {
    await mock.addFault({ ...EXCHANGE, hang: true });
    await page.goto(`${await linkOf(mock, 'active.borrower')}&campaign=ramadan`);
    await expect(heading(page, 'Menyiapkan akun Anda')).toBeVisible();
    await expect.poll(() => exchanges(mock)).toBe(1);
    await page.reload();
    await expect(heading(page, 'Proses masuk terputus')).toBeVisible();
    await mock.clearFaults();
    expect(await exchanges(mock)).toBe(1);
    const wayOn = page.getByRole('link', { name: 'Masuk dengan email', exact: true });
    for (let stops = 0; stops < 6; stops += 1) {
      if (await wayOn.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(wayOn).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/bos\/login\?campaign=ramadan$/);
  },
);

test(
  'a link that was used before says so, and leaves nobody signed in',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/);
    const link = await linkOf(mock, 'active.borrower');
    await fetch(`${mock.origin}${EXCHANGE.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: new URL(link, mock.origin).searchParams.get('token') }),
    });
    await page.goto(link);
    await expect(heading(page, 'Tautan ini tidak berlaku lagi')).toBeVisible();
    await expect(page.getByText('Token not found')).toBeVisible();
    expect(await sessionCookie(page)).toBeUndefined();
  },
);

test(
  'offline the link waits for the connection, and is then sent once',
  { tag: '@all' },
  async ({ page, context, mock, problems }) => {
    problems.allow(/Failed to load resource/, /net::ERR/);
    await mock.addFault({ ...EXCHANGE, drop: true });
    await page.goto(await linkOf(mock, 'active.borrower'));
    await expect(heading(page, 'Anda belum bisa masuk')).toBeVisible();
    await mock.clearFaults();
    const before = await exchanges(mock);
    await context.setOffline(true);
    const retry = page.getByRole('button', { name: 'Coba lagi', exact: true });
    await retry.click();
    await expect(page.getByText(/Your network is unavailable/)).toBeVisible();
    await expect(retry).toBeVisible();
    expect(await exchanges(mock)).toBe(before);
    await context.setOffline(false);
    await retry.dblclick();
    await expect(heading(page, 'Notifikasi')).toBeVisible();
    expect(await exchanges(mock)).toBe(before + 1);
  },
);

test(
  'N5: a user who signs in by a link replaces another user in all tabs, and sees no data of that user',
  { tag: '@all' },
  async ({ page, context, mock }) => {
    await startSignedIn(page, mock, 'borrower.individu');
    await page.goto(`${VARIANT}/personal/personal-data`);
    const typed = 'Kenari Rahasia';
    await page.getByLabel('Nama Lengkap', { exact: true }).fill(typed);
    await draftStored(page);

    const other = await context.newPage();
    await other.goto(await linkOf(mock, 'active.borrower'));
    for (const tab of [other, page]) {
      await expect(heading(tab, 'Notifikasi')).toBeVisible();
      expect(await tab.content()).not.toContain(typed);
      expect(await tab.content()).not.toContain(addressOf('borrower.individu'));
    }
    expect(await whoIs(page, mock)).toBe(addressOf('active.borrower'));
  },
);

test(
  'D1: the same user who signs in by a link in another tab loses nothing that was typed',
  { tag: '@all' },
  async ({ page, context, mock }) => {
    await startSignedIn(page, mock, 'borrower.individu');
    await page.goto(`${VARIANT}/personal/personal-data`);
    const name = page.getByLabel('Nama Lengkap', { exact: true });
    await name.fill('Budi yang Baru');
    await draftStored(page);

    const other = await context.newPage();
    await other.goto(await linkOf(mock, 'borrower.individu'));
    await expect(heading(other, 'Pengajuan Anda')).toBeVisible();
    await page.bringToFront();
    await expect(name).toHaveValue('Budi yang Baru');
  },
);

test('in a frame the token of the link becomes `auth`, for this tab only', async ({
  page,
  mock,
}) => {
  const link = await linkOf(mock, 'active.borrower');
  // The frame is on the app's own site; e2e/embedding has portals on another.
  await allowAnyPortal(page);
  await page.route('**/portal', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${link}" width="1000" height="600"></iframe>`,
    }),
  );
  await page.goto('/portal');
  const frame = page.frameLocator('iframe');
  const home = frame.getByRole('heading', { name: 'Pengajuan Anda telah terkirim', exact: true });
  await expect(home).toBeVisible();
  expect(await sessionCookie(page)).toBeUndefined();
  expect(await page.evaluate(() => sessionStorage.getItem('bos.auth'))).not.toBeNull();
  // Pending requests would outlive the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
