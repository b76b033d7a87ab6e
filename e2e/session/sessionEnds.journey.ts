import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { formContent } from '../support/formContent';
import {
  button,
  division,
  EMPLOYMENT,
  enterPassword,
  MINUTE_S,
  openForm,
  pass,
  REFRESH,
  signInAgain,
} from '../support/openForm';
import { allowFaults, answered, fillUnsaved } from '../support/saveFaults';
import { addressOf, PASSWORD, signIn } from '../support/signIn';

const APPLICANT = 'borrower.individu';

const warning = (page: Page) =>
  page.getByRole('dialog', { name: 'Sesi Anda akan segera berakhir' });

test('A6: a user who is warned that the session ends extends it with one key, ten times, in all tabs @phone', async ({
  page,
  context,
  mock,
}) => {
  await openForm(page, mock);
  const other = await context.newPage();
  await other.goto(EMPLOYMENT);
  await page.bringToFront();
  await division(page).focus();
  const before = await answered(mock, REFRESH);
  for (let times = 1; times <= 10; times += 1) {
    await pass(context, mock, 58 * MINUTE_S + 20);
    await expect(button(warning(page), 'Tetap masuk')).toBeFocused();
    await expect(warning(other)).toBeVisible();
    await expect(warning(page).getByRole('timer')).toHaveText(/^01:[34]\d$/);
    if (times === 1) await expectAccessible(page, 'the warning before the end');
    await page.keyboard.press(times % 2 === 0 ? 'Space' : 'Enter');
    await expect(warning(page)).toBeHidden();
    await expect(warning(other)).toBeHidden();
    await expect(division(page)).toBeFocused();
    expect((await answered(mock, REFRESH)) - before).toBe(times);
  }
});

test(
  'A6: a session that cannot be extended says why, and the next try succeeds',
  { tag: '@all' },
  async ({ page, context, mock, problems }) => {
    allowFaults(problems);
    await openForm(page, mock);
    await pass(context, mock, 58 * MINUTE_S + 20);
    const stay = button(warning(page), 'Tetap masuk');
    await mock.addFault({ ...REFRESH, status: 500 });
    await stay.click();
    await expect(warning(page).getByText('Sesi belum diperpanjang')).toBeVisible();
    await mock.clearFaults();
    await mock.addFault({ ...REFRESH, hang: true });
    await stay.click();
    await expect(stay).toHaveAttribute('aria-busy', 'true');
    await context.clock.fastForward(16_000);
    await expect(warning(page).getByText('Sesi belum diperpanjang')).toBeVisible();
    await mock.clearFaults();
    await context.setOffline(true);
    await stay.click();
    await expect(
      warning(page)
        .getByRole('alert')
        .getByText(/network is unavailable/),
    ).toBeVisible();
    await context.setOffline(false);
    await stay.click();
    await expect(warning(page)).toBeHidden();
  },
);

test('D1: when a session ends in the middle of a form, the user signs in again on the page and loses nothing @phone', async ({
  page,
  context,
  mock,
  problems,
}) => {
  allowFaults(problems);
  await openForm(page, mock);
  await fillUnsaved(page, 'employment/employment');
  await division(page).focus();
  const typed = await formContent(page);
  await pass(context, mock, 58 * MINUTE_S + 20);
  await expect(warning(page)).toBeVisible();
  await pass(context, mock, 2 * MINUTE_S);
  const dialog = signInAgain(page);
  const password = dialog.getByLabel('Kata Sandi', { exact: true });
  await expect(password).toBeFocused();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(addressOf(APPLICANT));
  await expectAccessible(page, 'signing in again');

  // With the keyboard only; a wrong password first.
  await page.keyboard.type('salah');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Kata sandi salah.')).toBeVisible();
  await expectAccessible(page, 'signing in again with a wrong password');
  await password.fill(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(button(dialog, 'Tampilkan sandi')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(dialog, 'Masuk')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(division(page)).toBeFocused();
  expect(await formContent(page)).toEqual(typed);
  const save = { method: 'PATCH', path: '/api/identity/user/update' };
  expect(await answered(mock, save)).toBe(0);
  await button(page, 'Simpan & Lanjutkan').click();
  await expect(page).not.toHaveURL(/employment$/);
  const { information } = (await mock.db()).users.find(
    ({ email }) => email === addressOf(APPLICANT),
  ) as unknown as { information: Record<string, unknown> };
  expect(information['division']).toBe('Logistik');
});

test(
  'D1: a user with a one-time code enters it on the same page',
  { tag: '@all' },
  async ({ page, context, mock, problems }) => {
    // Time may pass while the token is being renewed.
    allowFaults(problems);
    await openForm(page, mock, 'otp.applicant');
    await division(page).fill('Logistik');
    await pass(context, mock, 60 * MINUTE_S + 10);
    await enterPassword(page);
    const dialog = page.getByRole('dialog', { name: 'Masukkan kode' });
    await expect(dialog.getByLabel('Kode OTP', { exact: true })).toBeFocused();
    await expectAccessible(page, 'the code of signing in again');
    await page.keyboard.type(await mock.lastCode(addressOf('otp.applicant')));
    await expect(dialog).toBeHidden();
    await expect(division(page)).toHaveValue('Logistik');
  },
);

test(
  'N5: a sign-in in another tab unlocks this tab for the same user, and clears it for another',
  { tag: '@all' },
  async ({ page, context, mock, problems }) => {
    allowFaults(problems);
    await openForm(page, mock);
    await division(page).fill('Rahasia Budi');
    const other = await context.newPage();
    await other.goto(EMPLOYMENT);
    await expect(division(other)).toBeVisible();
    await pass(context, mock, 60 * MINUTE_S + 10);
    await expect(signInAgain(page)).toBeVisible();
    await enterPassword(other);
    await expect(signInAgain(other)).toBeHidden();
    await expect(signInAgain(page)).toBeHidden();
    await expect(division(page)).toHaveValue('Rahasia Budi');

    await pass(context, mock, 60 * MINUTE_S + 10);
    await expect(signInAgain(page)).toBeVisible();
    await signIn(other, 'active.borrower');
    await other.waitForURL(/\/borrower\/notification$/);
    await page.waitForURL(/\/borrower\/notification$/);
    await expect(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
    expect(await page.content()).not.toMatch(/Rahasia Budi|borrower\.individu@/);
  },
);
