import type { Page } from '@playwright/test';
import { PATHS } from '@/domain/access/paths';
import { Traces } from './canary';
import { PLANTED, plantEverywhere } from './canaryPlants';
import { expect, test } from './fixtures';
import { playSubStep } from './player';
import { individuNonPartnerMinimal as play } from './plays/individuNonPartnerMinimal';
import { addressOf, PASSWORD, signIn } from './signIn';

const EXCHANGE = 'body POST /api/identity/public/auth/login-token';
const VERIFICATION = 'body POST /api/identity/public/auth/verification';
const RESET = 'body POST /api/identity/public/auth/reset-password';
const CONSENT = 'body POST /api/identity/user/emergency-contact/consent/generate';

/** A secret in a path stays in the address that was opened. */
const OF_PATH = ['address', 'history'];

/** Where the token of `?auth=` may be met: decisions.md 4 names both. */
const OF_AUTH = ['header authorization', 'sessionStorage bos.auth'];

const CONSENT_ID = '5f0c6d3a-8b1e-4c2f-9a7d-0123456789ab';

/** Every address of the app, with something in the place of each parameter. */
const EVERY_PAGE = [
  ...Object.values(PATHS).map((path) =>
    path.replace(':id', CONSENT_ID).replace(':token', 'abc').replace('*', 'users'),
  ),
  '/borrower/onboarding/individu-non-partner/personal/identity',
  '/nowhere/at/all',
];

/** A token that nobody gave out, with all that an address can make something else of. */
const HOSTILE = 'kenari+/=&?#%"<b>\\x\'7f3a9c';

const everyByte = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A token as it may be written into an address. */
const WRITINGS = [encodeURIComponent, everyByte];

/** Pages that meet a token that nobody gave out, and where they may take it. */
const HOSTILE_VISITS = [
  { what: 'a verification token', path: '/login?token=', places: [VERIFICATION] },
  { what: "a portal's token", path: '/request-onboarding?token=', places: [EXCHANGE] },
  { what: 'a reset token', path: '/change-password?token=', places: [] },
  { what: 'a token that the page has no use for', path: '/?token=', places: [] },
  { what: 'the path of the e-KYC page', path: '/ekyc/', places: OF_PATH },
  { what: 'the path of the consent page', path: '/form_consent/', places: OF_PATH },
];

/** Until nothing is asked of the server any more, and the page says something. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What is still to be found of a secret once it has served. */
async function placesLeft(page: Page, secret: string): Promise<string[]> {
  const traces = new Traces(page.context());
  await traces.look(page);
  return traces.placesOf(secret);
}

const visible = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();

test('the search for traces finds what is planted, in every place and form', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const traces = new Traces(context);
  const secret = 'kenari/7f3a9c+2b8d=e1';
  await traces.open(page, '/bos/login');
  await settle(page);
  await page.evaluate(plantEverywhere, secret);
  await page.waitForLoadState('networkidle');
  await traces.look(page);
  expect(traces.placesOf(secret)).toEqual(PLANTED);
});

test('E6: a token in `auth` goes nowhere but into the calls and its entry of the tab, on every page', async ({
  page,
  context,
  mock,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const traces = new Traces(context);
  const token = await mock.token(addressOf('borrower.individu'), 'session');
  for (const path of EVERY_PAGE) {
    await traces.open(page, `/bos${path}?campaign=ramadan&auth=${token}&token=`);
    await settle(page);
    await traces.look(page);
  }
  expect(traces.placesOf(token)).toEqual(OF_AUTH);
});

test('E6: a token in `auth` stays there through a day of use, and is gone with the session', async ({
  page,
  context,
  mock,
}) => {
  const traces = new Traces(context);
  const token = await mock.token(addressOf('active.borrower'), 'session');
  await mock.setFlags({ 'main-menu': true });
  await traces.open(page, `/bos/?auth=${token}`);
  await visible(page, 'Notifikasi');
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await traces.look(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'English', exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await traces.look(page);
  await page.reload();
  await settle(page);
  await page.goto('/bos/nowhere');
  await settle(page);
  await traces.look(page);
  await page.goBack();
  await settle(page);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(/\/bos\/login$/);
  await settle(page);
  expect(traces.placesOf(token)).toEqual(OF_AUTH);
  expect(await placesLeft(page, token)).toEqual([]);
});

test('E6: a token in `auth` stays there through a whole application', async ({
  page,
  context,
  mock,
}) => {
  test.slow();
  const traces = new Traces(context);
  const token = await mock.token(addressOf('otp.applicant'), 'session');
  await traces.open(page, `/bos/?auth=${token}`);
  await page.getByRole('link', { name: 'Mulai', exact: true }).click();
  for (const step of play.steps) await playSubStep(page, step, () => traces.look(page));
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await page.getByRole('button', { name: 'Kirim Pengajuan', exact: true }).click();
  await visible(page, 'Pengajuan Anda telah terkirim');
  await traces.look(page);
  expect(traces.placesOf(token)).toEqual(OF_AUTH);
});

test('E6: a token in `auth` that is none, or that the server refuses, is no more to be found afterwards', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const traces = new Traces(context);
  await traces.open(page, `/bos/borrower/notification?%61uth=${encodeURIComponent(HOSTILE)}`);
  await page.waitForURL(/\/bos\/login$/);
  await settle(page);
  await traces.look(page);
  expect(traces.placesOf(HOSTILE)).toEqual(['header authorization']);
});

test('E7: the token of a verification mail is met in one call alone', async ({
  page,
  context,
  mock,
}) => {
  const traces = new Traces(context);
  const token = await mock.token(addressOf('unverified'), 'verification');
  await traces.open(page, `/bos/login?token=${token}&campaign=ramadan`);
  const dialog = page.getByRole('dialog', { name: 'Verifikasi Berhasil!' });
  await traces.look(page);
  await dialog.getByRole('button', { name: 'Tutup', exact: true }).click();
  await settle(page);
  await page.reload();
  await settle(page);
  await traces.look(page);
  expect(traces.placesOf(token)).toEqual([VERIFICATION]);
});

test("E7: the token of a portal's link is met in one call alone, also after a reload and on the way back", async ({
  page,
  context,
  mock,
}) => {
  const traces = new Traces(context);
  const token = await mock.token(addressOf('active.borrower'), 'login');
  await traces.open(page, `/bos/request-onboarding?token=${token}&campaign=ramadan`);
  await visible(page, 'Notifikasi');
  await traces.look(page);
  await page.reload();
  await visible(page, 'Notifikasi');
  await page.goto('/bos/nowhere');
  await page.goBack();
  await visible(page, 'Notifikasi');
  await traces.look(page);
  expect(traces.placesOf(token)).toEqual([EXCHANGE]);
  const exchanges = (await mock.calls()).filter(({ path }) => path.endsWith('/login-token'));
  expect(exchanges).toHaveLength(1);
});

test('E7: the token of a forgotten password is met in the call that sets the new one, and nowhere else', async ({
  page,
  context,
  mock,
}) => {
  const traces = new Traces(context);
  const token = await mock.token(addressOf('active.borrower'), 'reset');
  await traces.open(page, `/bos/change-password?token=${token}`);
  await page.getByLabel('Kata Sandi Baru', { exact: true }).fill(`${PASSWORD}x`);
  await page.getByLabel('Konfirmasi Kata Sandi Baru', { exact: true }).fill(`${PASSWORD}x`);
  await settle(page);
  await traces.look(page);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.waitForURL(/\/bos\/login/);
  await settle(page);
  await traces.look(page);
  expect(traces.placesOf(token)).toEqual([RESET]);
  expect(await placesLeft(page, token)).toEqual([]);
});

test('E7: the token of a password that has run out is met nowhere but in that call', async ({
  page,
  context,
  mock,
}) => {
  const traces = new Traces(context);
  await signIn(page, 'expired');
  await page.waitForURL(/\/bos\/change-password/);
  await page.getByLabel('Kata Sandi Baru', { exact: true }).fill(`${PASSWORD}x`);
  await settle(page);
  await traces.look(page);
  await page.getByLabel('Konfirmasi Kata Sandi Baru', { exact: true }).fill(`${PASSWORD}x`);
  const { users } = await mock.db();
  const token = users.find(({ email }) => email === addressOf('expired'))?.token_expired_password;
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.waitForURL(/\/bos\/login/);
  await settle(page);
  await traces.look(page);
  expect(traces.placesOf(token ?? '')).toEqual([RESET]);
  expect(await placesLeft(page, token ?? '')).toEqual([]);
});

test('E7: what stands in the path of a consent stays in the address, and goes into one call', async ({
  page,
  context,
  mock,
}) => {
  const traces = new Traces(context);
  const [mail] = await mock.outbox(addressOf('consent.waiting'));
  const { pathname } = new URL(mail?.link ?? '', mock.origin);
  await traces.open(page, pathname);
  await expect(page.locator('canvas')).toBeVisible();
  await settle(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('Formulir Persetujuan Kontak Darurat.pdf');
  await traces.look(page);
  await page.getByRole('button', { name: 'Tutup', exact: true }).click();
  await page.waitForURL(/\/bos\/login$/);
  await settle(page);
  await traces.look(page);
  expect(traces.placesOf(pathname.split('/').at(-1) ?? '')).toEqual([
    'address',
    CONSENT,
    'history',
  ]);
});

for (const { what, path, places } of HOSTILE_VISITS)
  test(`E7: ${what} leaks nowhere, however it is written`, async ({ page, context, problems }) => {
    problems.allow(/Failed to load resource/);
    for (const written of WRITINGS) {
      const traces = new Traces(context);
      await traces.open(page, `/bos${path}${written(HOSTILE)}`);
      await settle(page);
      await page.keyboard.press('Escape');
      await traces.look(page);
      await page.goto('/bos/nowhere');
      await settle(page);
      await traces.look(page);
      const allowed: readonly string[] = places;
      expect(traces.placesOf(HOSTILE).filter((place) => !allowed.includes(place))).toEqual([]);
    }
  });
