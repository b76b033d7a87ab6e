import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addressOf, startSignedIn } from '../support/signIn';

const SUB_STEP =
  '/bos/borrower/onboarding/corporate-non-partner/management/management-shareholders';

/** A company with 50 cards; ten of the people have both roles. */
const COMPANY = 'heavy';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const share = (page: Page) => page.getByLabel('Persentase Kepemilikan', { exact: true });

const fitsTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('among fifty cards one is changed, rejected, saved and removed with the keyboard only @phone', async ({
  page,
  mock,
}) => {
  const stored = async () => {
    const { users, shareholders } = await mock.db();
    const id = users.find(({ email }) => email === addressOf(COMPANY))?.id;
    return shareholders.filter((row) => row.user_id === id);
  };
  const [both] = await stored();
  await startSignedIn(page, mock, COMPANY);
  await page.goto(SUB_STEP);
  await expect(card(page, 'Pengurus 30')).toBeAttached();
  await expect(card(page, 'Pemegang Saham 30')).toBeAttached();
  await expect(page.getByText('Sudah terbagi seluruhnya')).toBeVisible();
  await expectAccessible(page, 'fifty folded cards');
  expect(await fitsTheScreen(page)).toBe(true);

  // A person with both roles, opened in the second list.
  await card(page, 'Pemegang Saham 1').getByRole('button', { name: 'Ubah' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pemegang Saham 1', exact: true })).toBeFocused();
  await expect(card(page, 'Pengurus 1').getByText(/sedang diubah di daftar lain/)).toBeAttached();
  await share(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('99,99');
  await expect(
    page.getByText(/^Total kepemilikan melebihi 100%. Sisa untuk kartu ini/).first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(share(page)).toBeFocused();
  await expectAccessible(page, 'a card whose share is too large');
  expect(await fitsTheScreen(page)).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0.01');
  await page.keyboard.press('Enter');
  const changed = card(page, 'Pemegang Saham 1');
  await expect(changed.getByRole('heading')).toBeFocused();
  await expect(changed.getByText(/· 0,01%$/)).toBeVisible();
  await expect(card(page, 'Pengurus 1').getByText(/· 0,01%$/)).toBeAttached();
  await expect(page.getByText(/^Total kepemilikan belum 100%/)).toBeVisible();
  expect((await stored()).find(({ id }) => id === both?.id)).toEqual({
    ...both,
    ownership_percentage: 0.01,
  });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hapus kartu ini?' });
  await expect(dialog.getByText(/tercatat sebagai pengurus dan juga pemegang saham/)).toBeVisible();
  await expectAccessible(page, 'the question before a card goes');
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).focus();
  await page.keyboard.press('Enter');
  // The next card has taken its position.
  await expect(card(page, 'Pemegang Saham 1').getByRole('heading')).toBeFocused();
  await expect(card(page, 'Pemegang Saham 30')).toHaveCount(0);
  await expect(card(page, 'Pengurus 30')).toHaveCount(0);
  expect(await stored()).toHaveLength(49);
  expect((await stored()).some(({ id }) => id === both?.id)).toBe(false);
});
