import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expectAccessible } from '../support/accessibility';
import { lastTypedStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { button } from '../support/openForm';
import { startSignedIn } from '../support/signIn';

const WITH_PARTNER = '/bos/borrower/onboarding/corporate-direct-partner';
const NON_PARTNER = '/bos/borrower/onboarding/corporate-non-partner';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const warehouseSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Memiliki gudang', exact: true });
const streetOf = (page: Page, name: string) =>
  group(page, name).getByLabel('Alamat', { exact: true });

async function open(page: Page, mock: MockControl, name: string, address: string): Promise<void> {
  await startSignedIn(page, mock, name);
  await page.goto(address);
}

test('the warehouse is switched on with the keyboard, and its values survive the switch and a reload', async ({
  page,
  mock,
}) => {
  await open(page, mock, 'borrower.corporate.partner', `${WITH_PARTNER}/company/company-address`);
  await warehouseSwitch(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(streetOf(page, 'Alamat gudang')).toBeFocused();
  await page.keyboard.type('Jalan Margomulyo No. 5');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(group(page, 'Alamat gudang')).toBeHidden();
  await streetOf(page, 'Alamat utama perusahaan').fill('Jalan Kertajaya No. 88');
  await lastTypedStored(page, 'Jalan Kertajaya No. 88');

  await page.reload();
  await expect(page.getByText('Draf Anda dipulihkan', { exact: true })).toBeVisible();
  await expect(streetOf(page, 'Alamat utama perusahaan')).toHaveValue('Jalan Kertajaya No. 88');
  await expect(warehouseSwitch(page)).not.toBeChecked();
  await warehouseSwitch(page).click();
  await expect(streetOf(page, 'Alamat gudang')).toHaveValue('Jalan Margomulyo No. 5');
});

test(
  '@phone saving an empty profile shows what is missing',
  { tag: '@all' },
  async ({ page, mock }) => {
    await open(page, mock, 'borrower.corporate.partner', `${WITH_PARTNER}/company/company-profile`);
    await expect(page.getByRole('combobox', { name: 'Skala Perusahaan' })).toHaveValue('Menengah');
    await button(page, 'Simpan & Lanjutkan').click();
    await expect(page.getByText('8 isian perlu diperbaiki')).toBeVisible();
    await expectAccessible(page, 'the profile of a company saved while empty');
  },
);

test('@phone both addresses show what is missing, each under its own name', async ({
  page,
  mock,
}) => {
  await open(page, mock, 'borrower.corporate.partner', `${WITH_PARTNER}/company/company-address`);
  await warehouseSwitch(page).click();
  await button(page, 'Simpan & Lanjutkan').click();
  await expect(page.getByText('10 isian perlu diperbaiki')).toBeVisible();
  await expectAccessible(page, 'both addresses of a company saved while empty');
  await page.getByRole('link', { name: 'Alamat gudang – Alamat: Tidak boleh kosong' }).click();
  await expect(streetOf(page, 'Alamat gudang')).toBeFocused();
});

test(
  '@phone the partner is read-only, the other partnership fields can be filled in',
  { tag: '@all' },
  async ({ page, mock }) => {
    await open(page, mock, 'borrower.corporate.partner', `${WITH_PARTNER}/partnership/partnership`);
    await expect(page.getByLabel('Nama Mitra', { exact: true })).toHaveJSProperty('readOnly', true);
    await page.getByLabel('Mulai Bermitra', { exact: true }).fill('');
    await button(page, 'Simpan & Lanjutkan').click();
    await expect(page.getByLabel('Mulai Bermitra', { exact: true })).toBeFocused();
    await expectAccessible(page, 'a partnership saved while empty');
  },
);

test(
  '@phone a company that revises other sub-steps can read its profile and addresses, but not change them',
  { tag: '@all' },
  async ({ page, mock }) => {
    await open(page, mock, 'revision.corporate', `${NON_PARTNER}/company/company-profile`);
    await expect(page.getByLabel('Total Aset', { exact: true })).toHaveValue('12.500.000.000');
    await expect(page.getByLabel('Total Aset', { exact: true })).toHaveJSProperty('readOnly', true);
    await expect(button(page, 'Simpan & Lanjutkan')).toBeHidden();
    await expectAccessible(page, 'the profile of a company, to be read');

    await page.goto(`${NON_PARTNER}/company/company-address`);
    await expect(streetOf(page, 'Alamat utama perusahaan')).toHaveValue(
      'Jalan Ir. H. Juanda No. 311',
    );
    await expect(warehouseSwitch(page)).toBeDisabled();
    await expectAccessible(page, 'the addresses of a company, to be read');
  },
);
