import { sampleOf } from '@/testing/exploration/sample';
import { Traces } from '../support/canary';
import { expect, test } from '../support/fixtures';
import { addressOf, PASSWORD, signIn } from '../support/signIn';
import { HOSTILE, OF_PATH, remainingLocations, settle, visible } from '../support/tokenLeaks';

const EXCHANGE = 'body POST /api/identity/public/auth/login-token';
const VERIFICATION = 'body POST /api/identity/public/auth/verification';
const RESET = 'body POST /api/identity/public/auth/reset-password';
const CONSENT = 'body POST /api/identity/user/emergency-contact/consent/generate';

const everyByte = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A token in different encodings. */
const WRITINGS = [encodeURIComponent, everyByte];

/** Pages that receive an unknown token, and the locations where it may appear. */
const HOSTILE_VISITS = [
  { what: 'a verification token', path: '/login?token=', locations: [VERIFICATION] },
  { what: "a portal's token", path: '/request-onboarding?token=', locations: [EXCHANGE] },
  { what: 'a reset token', path: '/change-password?token=', locations: [] },
  { what: 'a token that the page has no use for', path: '/?token=', locations: [] },
  { what: 'the path of the e-KYC page', path: '/ekyc/', locations: [EXCHANGE] },
  { what: 'the path of the consent page', path: '/form_consent/', locations: OF_PATH },
];

test(
  'E7: the token of a verification mail appears in one call only',
  { tag: '@all' },
  async ({ page, context, mock }) => {
    const traces = new Traces(context);
    const token = await mock.token(addressOf('unverified'), 'verification');
    await traces.open(page, `/bos/login?token=${token}&campaign=ramadan`);
    const dialog = page.getByRole('dialog', { name: 'Verifikasi Berhasil!' });
    await expect(dialog).toBeVisible();
    await traces.look(page);
    await dialog.getByRole('button', { name: 'Tutup', exact: true }).click();
    await settle(page);
    await page.reload();
    await settle(page);
    await traces.look(page);
    expect(traces.locationsOf(token)).toEqual([VERIFICATION]);
  },
);

test(
  "E7: the token of a portal's link appears in one call only, also after a reload and going back",
  { tag: '@all' },
  async ({ page, context, mock }) => {
    const traces = new Traces(context);
    const token = await mock.token(addressOf('active.borrower'), 'login');
    await traces.open(page, `/bos/request-onboarding?token=${token}&campaign=ramadan`);
    await visible(page, 'Notifikasi');
    await traces.look(page);
    await page.reload();
    await visible(page, 'Notifikasi');
    await page.goto('/bos/batman/nowhere');
    await page.goBack();
    await visible(page, 'Notifikasi');
    await traces.look(page);
    expect(traces.locationsOf(token)).toEqual([EXCHANGE]);
    const exchanges = (await mock.calls()).filter(({ path }) => path.endsWith('/login-token'));
    expect(exchanges).toHaveLength(1);
  },
);

test('E7: the token for a forgotten password appears in the call that sets the new one, and nowhere else', async ({
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
  expect(traces.locationsOf(token)).toEqual([RESET]);
  expect(await remainingLocations(page, token)).toEqual([]);
});

test(
  'E7: the token for an expired password appears in that call, and nowhere else',
  { tag: '@all' },
  async ({ page, context, mock }) => {
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
    expect(traces.locationsOf(token ?? '')).toEqual([RESET]);
    expect(await remainingLocations(page, token ?? '')).toEqual([]);
  },
);

test(
  'E7: the id in the path of a consent stays in the address, and appears in one call',
  { tag: '@all' },
  async ({ page, context, mock }) => {
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
    expect(traces.locationsOf(pathname.split('/').at(-1) ?? '')).toEqual([
      'address',
      CONSENT,
      'history',
    ]);
  },
);

test('E7: the token of a link to the e-KYC appears in one call only, also after a reload and going back', async ({
  page,
  context,
  mock,
}) => {
  const traces = new Traces(context);
  const token = await mock.token(addressOf('ekyc.waiting'), 'ekyc');
  await traces.open(page, `/bos/ekyc/${token}?campaign=ramadan`);
  await visible(page, 'Verifikasi identitas (e-KYC)');
  await settle(page);
  await traces.look(page);
  await page.reload();
  await settle(page);
  await page.goto('/bos/batman/nowhere');
  await page.goBack();
  await visible(page, 'Verifikasi identitas (e-KYC)');
  await traces.look(page);
  expect(traces.locationsOf(token)).toEqual([EXCHANGE]);
});

for (const { what, path, locations } of sampleOf(HOSTILE_VISITS, 1))
  test(`E7: ${what} leaks nowhere, in any encoding`, async ({ page, context, problems }) => {
    problems.allow(/Failed to load resource/);
    for (const written of WRITINGS) {
      const traces = new Traces(context);
      await traces.open(page, `/bos${path}${written(HOSTILE)}`);
      await settle(page);
      await page.keyboard.press('Escape');
      await traces.look(page);
      await page.goto('/bos/batman/nowhere');
      await settle(page);
      await traces.look(page);
      const allowed: readonly string[] = locations;
      expect(traces.locationsOf(HOSTILE).filter((location) => !allowed.includes(location))).toEqual(
        [],
      );
    }
  });
