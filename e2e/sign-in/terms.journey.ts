import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addressOf, signIn, signOut, startSignedIn } from '../support/signIn';

const TERMS = 'Syarat dan Ketentuan';
const VARIANT = '/funder/onboarding/individu';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const box = (page: Page) => page.getByRole('checkbox', { name: /^Saya sudah membaca/ });
const agree = (page: Page) => page.getByRole('button', { name: 'Setuju', exact: true });

test('the terms come first, are accepted with the keyboard, and back does not return to them @phone', async ({
  page,
  mock,
}) => {
  await signIn(page, 'terms');
  await expect(heading(page, TERMS)).toBeFocused();
  await expectAccessible(page, 'the terms');
  // The button is reachable at every scroll position of the text.
  await expect(agree(page)).toBeInViewport();
  await agree(page).press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toBeInViewport();
  await expectAccessible(page, 'the terms, not ticked');
  const isMoved = async () =>
    (await mock.calls()).some(({ path }) => path.endsWith('/onboarding-status'));
  expect(await isMoved()).toBe(false);

  await page.keyboard.press('Space');
  await expect(box(page)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/bos${VARIANT}`);
  await expect.poll(isMoved).toBe(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/terms-and-condition/);
  await page.goto('/bos/terms-and-condition');
  await page.waitForURL(`**/bos${VARIANT}`);
  const writes = (await mock.calls()).filter(
    ({ path, status }) => status === 200 && /\/user\/tnc$|\/onboarding-status$/.test(path),
  );
  expect(writes.map(({ path }) => path.split('/').at(-1)).sort()).toEqual([
    'onboarding-status',
    'tnc',
  ]);
});

test(
  'a failing server is reported within view, and the next press works @phone',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/status of 503/);
    await startSignedIn(page, mock, 'terms');
    await page.goto('/bos/onboarding-submitted?campaign=ramadan');
    await expect(page).toHaveURL(/\/bos\/terms-and-condition\?campaign=ramadan$/);
    await mock.addFault({ method: 'POST', path: '*/user/tnc', status: 503 });
    await box(page).check();
    await agree(page).click();
    await expect(page.getByText('Persetujuan belum tersimpan')).toBeInViewport();
    await expectAccessible(page, 'the terms that were not taken');
    await mock.clearFaults();
    await agree(page).click();
    await page.waitForURL(`**/bos${VARIANT}?campaign=ramadan`);
  },
);

test(
  'the back office sees pages before the terms are accepted, and skips nothing else',
  { tag: '@all' },
  async ({ page, mock }) => {
    await mock.setStatus(addressOf('terms'), { onboarding_status_id: 3 });
    await startSignedIn(page, mock, 'terms');
    await page.goto('/bos/onboarding-submitted');
    await expect(heading(page, TERMS)).toBeVisible();
    await page.goto('/bos/onboarding-submitted?from=back-office');
    await expect(heading(page, 'Pengajuan Anda telah terkirim')).toBeVisible();
    await page.goto('/bos/borrower/notification?from=back-office');
    await expect(page).toHaveURL(/\/bos\/funder\/notification\?from=back-office$/);
    await page.context().clearCookies();
    await page.goto('/bos/onboarding-submitted?from=back-office');
    await expect(page).toHaveURL(/\/bos\/login\?from=back-office$/);
  },
);

test(
  'a user who does not accept the terms can sign out @phone',
  { tag: '@all' },
  async ({ page, mock }) => {
    await startSignedIn(page, mock, 'terms');
    await page.goto('/bos/');
    await expect(heading(page, TERMS)).toBeVisible();
    await signOut(page);
    await page.goto('/bos/terms-and-condition');
    await expect(heading(page, 'Masuk ke BOS')).toBeVisible();
  },
);
