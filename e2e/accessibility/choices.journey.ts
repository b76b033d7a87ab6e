import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signIn';

const VARIANT = '/bos/borrower/onboarding/individu-non-partner';

test('A2, A3: Tab moves from an open list that scrolls to the next field', async ({
  page,
  mock,
}) => {
  await startSignedIn(page, mock, 'ekyc.waiting');
  await page.goto(`${VARIANT}/employment/employment`);
  const field = page.getByRole('combobox', { name: 'Pekerjaan' });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.locator(':focus')).toHaveJSProperty('tagName', 'INPUT');
  await expect(field).not.toBeFocused();
});

test('D1: an option whose name was typed is restored after the browser’s back, which sends no blur event', async ({
  page,
  mock,
}) => {
  await startSignedIn(page, mock, 'ekyc.waiting');
  await page.goto(VARIANT);
  await page
    .getByRole('link', { name: /Data Pribadi/ })
    .first()
    .click();
  const field = page.getByRole('combobox', { name: 'Agama' });
  await expect(field).toHaveValue('Islam');
  await field.fill('hindu');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
  await page.goForward();
  await expect(field).toHaveValue('Hindu');
});
