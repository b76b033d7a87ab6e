import type { MockControl } from '@/testing/mock/mockControl';
import { openWithoutScripts, untilAppStarted } from '../support/firstPage';
import { expect, test } from '../support/fixtures';
import { PASSWORD } from '../support/signIn';

const NEW_ADDRESS = 'rina@contoh.test';

const callsTo = async (mock: MockControl, path: string) =>
  (await mock.calls()).filter((call) => call.path.endsWith(path));

test('a registration that is filled in and sent before any script is there is sent once @phone', async ({
  page,
  mock,
}) => {
  const release = await openWithoutScripts(page, '/bos/register/borrower');
  await page.getByRole('radio', { name: 'Perusahaan' }).check();
  await page.getByLabel('Email', { exact: true }).fill(NEW_ADDRESS);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Konfirmasi Kata Sandi', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Daftar', exact: true }).dblclick();
  await release();
  await expect(page.getByRole('dialog')).toContainText(NEW_ADDRESS);
  const calls = await callsTo(mock, '/registration');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ email: NEW_ADDRESS, type_id: 2, role_id: 4 });
});

test('a mail for a forgotten password that is asked for before any script is there is sent once', async ({
  page,
  mock,
}) => {
  const release = await openWithoutScripts(page, '/bos/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(NEW_ADDRESS);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Periksa email Anda');
  expect(await callsTo(mock, '/forgot-password')).toHaveLength(1);
});

test('what is chosen stays when the app comes, and a link leads to the sign-in', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/bos/register/funder');
  await page.getByRole('radio', { name: 'Individu' }).check();
  await release();
  await untilAppStarted(page);
  await expect(page.getByRole('radio', { name: 'Individu' })).toBeChecked();
  await page.getByRole('link', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL(/\/bos\/login$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Daftar', exact: true })).toBeVisible();
});

test('an address of no route says so before any script is there, and leads to the sign-in', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/bos/tidak-ada?utm_source=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan');
  await page.getByRole('link', { name: 'Ke halaman utama' }).click();
  await expect(page).toHaveURL(/\/bos\/login\?utm_source=mail$/);
  await release();
  await page.goBack();
  await expect(page).toHaveTitle('Halaman tidak ditemukan · BOS');
  await untilAppStarted(page);
  await page.getByRole('link', { name: 'Ke halaman utama' }).click();
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
});
