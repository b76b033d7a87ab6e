import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addressOf, sendSignIn, signIn, startSignedIn } from '../support/signIn';

const NEW = 'Sandi#Baru2027';
const BORROWER = addressOf('active.borrower');
const RESET = '/public/auth/reset-password';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true });
const resets = async (mock: MockControl) =>
  (await mock.calls()).filter(({ path }) => path.endsWith(RESET));

async function fillNew(page: Page): Promise<void> {
  await page.getByLabel('Kata Sandi Baru', { exact: true }).fill(NEW);
  await page.getByLabel('Konfirmasi Kata Sandi Baru', { exact: true }).fill(NEW);
}

const mailedLink = async (mock: MockControl, to: string): Promise<string> =>
  (await mock.outbox(to)).find(({ link }) => link)?.link ?? '';

/** Where the browser has a text: in the address, the history entry, storage and cookies. */
async function locationsOf(page: Page, secret: string): Promise<string[]> {
  const cookies = JSON.stringify(await page.context().cookies());
  const inPage = await page.evaluate(
    (sought) =>
      Object.entries({
        address: location.href,
        history: JSON.stringify(history.state),
        title: document.title,
        localStorage: JSON.stringify(Object.entries(localStorage)),
        sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
      }).flatMap(([name, text]) => (text.includes(sought) ? [name] : [])),
    secret,
  );
  return [...inPage, ...(cookies.includes(secret) ? ['cookies'] : [])];
}

test('a forgotten password is replaced by the link of a mail, with the keyboard only @phone', async ({
  page,
  mock,
}) => {
  await page.goto('/bos/login?from=mail');
  await page.getByRole('link', { name: 'Lupa Kata Sandi?' }).press('Enter');
  await expect(heading(page, 'Lupa kata sandi')).toBeFocused();
  await expectAccessible(page, 'the forgotten password, empty');
  await page.getByRole('button', { name: 'Kirim', exact: true }).press('Enter');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expectAccessible(page, 'the forgotten password with its error');
  await page.keyboard.type(BORROWER);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Periksa email Anda')).toBeFocused();
  await expectAccessible(page, 'the page behind a mail that was sent');

  await page.goto(await mailedLink(mock, BORROWER));
  const password = page.getByLabel('Kata Sandi Baru', { exact: true });
  await expect(password).toBeVisible();
  await expectAccessible(page, 'the new password, empty');
  await password.focus();
  await page.keyboard.type('lemah');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expectAccessible(page, 'the new password with its errors');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(NEW);
  // The button that shows the password is between the two fields.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Masuk ke BOS')).toBeFocused();
  await expect(page.getByText('Kata sandi tersimpan')).toBeVisible();
  await expectAccessible(page, 'the sign-in page behind a new password');
  expect(await resets(mock)).toHaveLength(1);

  await sendSignIn(page, BORROWER, NEW);
  await expect(heading(page, 'Notifikasi')).toBeVisible();
});

test('E7, C6: the token of the link is removed from the address, survives a reload, and is deleted after use', async ({
  page,
  mock,
}) => {
  const token = await mock.token(BORROWER, 'reset');
  const spoken: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (request.isNavigationRequest()) return;
    if (`${request.url()} ${referer}`.includes(token)) spoken.push(request.url());
  });
  await page.goto(`/bos/change-password?token=${token}&from=mail`);
  await fillNew(page);
  await expect(page).toHaveURL(/\/bos\/change-password\?from=mail$/);
  expect(await locationsOf(page, token)).toEqual([]);
  await page.reload();
  await fillNew(page);
  await page.goto('/bos/login');
  await page.goBack();
  await fillNew(page);
  expect(await resets(mock)).toEqual([]);

  await save(page).click();
  await expect(heading(page, 'Masuk ke BOS')).toBeVisible();
  await expect(page).toHaveURL(/\/bos\/login\?from=mail$/);
  expect(await locationsOf(page, token)).toEqual([]);
  expect(spoken).toEqual([]);
  await page.goBack();
  await page.goForward();
  expect(await resets(mock)).toHaveLength(1);
});

test(
  'C6: a link that was used says so, and helps to get another one @phone',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/status of 400/);
    const link = `/bos/change-password?token=${await mock.token(BORROWER, 'reset')}`;
    for (const ending of ['Masuk ke BOS', 'Tautan ini tidak berlaku lagi']) {
      await page.goto(link);
      await fillNew(page);
      await save(page).click();
      await expect(heading(page, ending)).toBeVisible();
    }
    expect(await resets(mock)).toHaveLength(2);
    await expect(page.getByText('Token not found')).toBeVisible();
    await expectAccessible(page, 'a link that is of no use any more');
    await page.getByRole('link', { name: 'Minta tautan baru' }).click();
    await expect(heading(page, 'Lupa kata sandi')).toBeVisible();
  },
);

test('an expired password is explained and renewed, and the new one signs in @phone', async ({
  page,
  mock,
}) => {
  await signIn(page, 'expired');
  await expect(page.getByText('Masa berlaku kata sandi Anda sudah habis')).toBeVisible();
  await expect(page).toHaveURL(/\/bos\/change-password$/);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('bos_auth');
  await expectAccessible(page, 'the new password of somebody whose old one has run out');
  await page.reload();
  await expect(page.getByText('Masa berlaku kata sandi Anda sudah habis')).toBeVisible();
  await fillNew(page);
  await save(page).click();
  await expect(heading(page, 'Masuk ke BOS')).toBeVisible();
  await sendSignIn(page, addressOf('expired'), NEW);
  await expect(heading(page, 'Pengajuan Anda')).toBeVisible();
  expect(await resets(mock)).toHaveLength(1);
});

test(
  'a signed-in user who sets a new password by a link has to sign in again',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/status of 401/);
    await startSignedIn(page, mock, 'active.corporate');
    await page.goto(`/bos/change-password?token=${await mock.token(BORROWER, 'reset')}`);
    await expect(page.getByText(/Anda keluar dari akun yang sedang terbuka/)).toBeVisible();
    await fillNew(page);
    await save(page).click();
    await expect(heading(page, 'Masuk ke BOS')).toBeVisible();
    await sendSignIn(page, BORROWER);
    await expect(page.getByText('Email atau kata sandi salah.')).toBeVisible();
    await sendSignIn(page, BORROWER, NEW);
    await expect(heading(page, 'Notifikasi')).toBeVisible();
  },
);
