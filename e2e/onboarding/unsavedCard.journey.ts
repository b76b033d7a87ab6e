import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signIn';

const VARIANT = '/bos/borrower/onboarding/corporate-non-partner';
const CARDS = `${VARIANT}/management/management-shareholders`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Kartu ini belum disimpan' });
const name = (page: Page) => page.getByLabel('Nama', { exact: true });

/** Every way to leave the page. */
const WAYS = [
  ['Kembali', (page: Page) => button(page, 'Kembali').click()],
  ['the list of steps', (page: Page) => link(page, 'Daftar langkah').click()],
  ['another step', (page: Page) => page.getByRole('link', { name: /^Rekening Bank/ }).click()],
  ["the browser's own back", (page: Page) => page.goBack()],
] as const;

test('every way to leave an unsaved card asks first; leaving keeps it as a draft', async ({
  page,
  mock,
}) => {
  await startSignedIn(page, mock, 'exempt');
  await page.goto(VARIANT);
  await page.getByRole('link', { name: /^Pengurus dan Pemegang Saham/ }).click();
  await button(page, 'Ubah').first().click();
  await name(page).fill('Agus Permadi Putra');
  for (const [way, leave] of WAYS)
    await test.step(way, async () => {
      await leave(page);
      await button(page, 'Tetap di Sini').click();
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL(CARDS);
      await expect(name(page)).toHaveValue('Agus Permadi Putra');
    });

  await page.goBack();
  await button(page, 'Pergi Tanpa Menyimpan').click();
  await expect(page).toHaveURL(VARIANT);
  await page.goForward();
  await expect(name(page)).toHaveValue('Agus Permadi Putra');

  await button(page, 'Simpan Kartu').click();
  await expect(name(page)).toBeHidden();
  await link(page, 'Daftar langkah').click();
  await expect(page).toHaveURL(VARIANT);
});

test('an unsaved card does not delay signing out', { tag: '@all' }, async ({ page, mock }) => {
  await startSignedIn(page, mock, 'exempt');
  await page.goto(CARDS);
  await button(page, 'Ubah').first().click();
  await name(page).fill('Agus Permadi Putra');
  await button(page, 'Keluar').click();
  await expect(page).toHaveURL(/\/bos\/login$/);
});
