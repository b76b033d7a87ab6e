import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import {
  allowFailures,
  answered,
  arrived,
  clickTwice,
  FAULTS,
  LOST_ANSWER,
  waitOut,
} from '../support/saveFaults';
import { addressOf, expectNoSession, signIn } from '../support/signIn';

const NAME = 'otp';
const VALIDATION = { method: 'POST', path: '/api/identity/user/*/otp/validate' };

const code = (page: Page) => page.getByLabel('Kode OTP', { exact: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Coba lagi', exact: true });
const verified = (page: Page) => page.getByRole('dialog', { name: 'Verifikasi Berhasil!' });

/** Opens the code page; gives the code that was sent. */
async function openCodePage(page: Page, mock: MockControl): Promise<string> {
  await signIn(page, NAME);
  await page.waitForURL(/\/two-factor-auth\/\d+$/);
  await expect(code(page)).toBeVisible();
  return mock.lastCode(addressOf(NAME));
}

async function expectSignedIn(page: Page): Promise<void> {
  await verified(page).getByRole('button', { name: 'Tutup', exact: true }).click();
  await page.waitForURL(/\/borrower\/notification$/);
}

for (const { name, fault, isSlow } of FAULTS) {
  test(
    `a code whose check ${name} stays in its field, and another try signs in`,
    { tag: '@all' },
    async ({ page, mock, problems }) => {
      allowFailures(problems);
      if (isSlow) await page.clock.install();
      const sent = await openCodePage(page, mock);
      await mock.addFault({ ...VALIDATION, ...fault });
      await code(page).fill(sent);
      if (isSlow) await waitOut(page, mock);

      await expect(retry(page)).toBeVisible();
      await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(code(page)).toHaveValue(sent);
      await mock.clearFaults();
      await retry(page).click();
      await expectSignedIn(page);
      expect(await answered(mock, VALIDATION)).toBe(1);
    },
  );
}

test(
  'a code that was taken without an answer leads to the login, which sends another one',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    allowFailures(problems);
    await page.clock.install();
    const sent = await openCodePage(page, mock);
    await mock.addFault({ ...VALIDATION, ...LOST_ANSWER });
    await code(page).fill(sent);
    await expect(retry(page)).toBeVisible();
    await mock.clearFaults();
    await retry(page).click();
    await page.waitForURL(/\/login$/);
    await expect(page.getByText(/^Kode Anda mungkin sudah diterima/).first()).toBeVisible();
    await expectNoSession(page);

    await signIn(page, NAME);
    await page.waitForURL(/\/two-factor-auth\/\d+$/);
    await expect.poll(() => mock.lastCode(addressOf(NAME))).not.toBe(sent);
    await code(page).fill(await mock.lastCode(addressOf(NAME)));
    await expectSignedIn(page);
  },
);

test(
  'a code that is typed, typed again and sent by Enter is checked once',
  { tag: '@all' },
  async ({ page, mock }) => {
    const sent = await openCodePage(page, mock);
    await mock.addFault({ ...VALIDATION, delay_ms: 1_000 });
    await code(page).fill(sent);
    await code(page).press('Enter');
    await code(page).press('Backspace');
    await code(page).pressSequentially(sent);
    await expectSignedIn(page);
    expect(await arrived(mock, VALIDATION)).toBe(1);
  },
);

test('two clicks try a code again once', { tag: '@all' }, async ({ page, mock, problems }) => {
  allowFailures(problems);
  const sent = await openCodePage(page, mock);
  await mock.addFault({ ...VALIDATION, status: 500, times: 1 });
  await code(page).fill(sent);
  await expect(retry(page)).toBeVisible();
  await clickTwice(retry(page));
  await expectSignedIn(page);
  expect(await arrived(mock, VALIDATION)).toBe(2);
});
