import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures';
import { act } from '../../support/formFiller';
import { addressOf, signIn } from '../../support/signIn';
import type { ScreenState } from './screenState';

const VALIDATION = { method: 'POST', path: '/api/identity/user/*/otp/validate' };

async function openCodePage(page: Page): Promise<void> {
  await signIn(page, 'otp');
  await page.waitForURL(/\/two-factor-auth\/\d+$/);
}

const typeCode = (page: Page, code: string) => act(page, { fill: 'Kode OTP', with: code });

/** The page of the one-time code. */
export const codes: ScreenState[] = [
  {
    name: 'the code page',
    seen: /^Kirim ulang tersedia dalam/,
    show: openCodePage,
  },
  {
    name: 'the code page, in English',
    seen: 'Enter the code',
    async show(page) {
      await openCodePage(page);
      await page.getByRole('button', { name: 'English', exact: true }).click();
    },
  },
  {
    name: 'the code page when another code can be sent',
    seen: 'Belum menerima kode?',
    async show(page, mock) {
      await page.clock.install();
      await openCodePage(page);
      await mock.advanceClock(61);
      await page.clock.fastForward(61_000);
    },
  },
  {
    name: 'a code that is being checked',
    seen: 'Memeriksa kode…',
    async show(page, mock) {
      await mock.addFault({ ...VALIDATION, hang: true });
      await openCodePage(page);
      await typeCode(page, '000000');
    },
  },
  {
    name: 'a wrong code',
    seen: 'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.',
    async show(page) {
      await openCodePage(page);
      await typeCode(page, '000000');
    },
  },
  {
    name: 'a code after too many wrong ones',
    seen: 'Terlalu banyak percobaan. Kirim ulang kode, lalu coba lagi.',
    async show(page) {
      await openCodePage(page);
      for (let tries = 0; tries < 6; tries += 1) {
        await typeCode(page, '000000');
        await expect(page.getByLabel('Kode OTP', { exact: true })).toHaveValue('');
      }
    },
  },
  {
    name: 'a text without a code',
    seen: 'Isi 6 angka kode OTP',
    async show(page) {
      await openCodePage(page);
      await typeCode(page, '1234567');
    },
  },
  {
    name: 'the code page when a new code is required',
    seen: 'Minta kode baru untuk melanjutkan.',
    async show(page, mock) {
      await page.clock.install();
      await openCodePage(page);
      for (let tries = 0; tries < 6; tries += 1) {
        await typeCode(page, '000000');
        await expect(page.getByLabel('Kode OTP', { exact: true })).toHaveValue('');
      }
      const toast = page.getByText('Silakan minta kode OTP baru.');
      await expect(toast).toBeVisible();
      await mock.advanceClock(61);
      await page.clock.fastForward(61_000);
      await expect(toast).toBeHidden();
    },
  },
  {
    name: 'the code page of a user without a telephone',
    seen: 'Belum terdaftar',
    async show(page, mock) {
      const problem = { code: 422, error: 'Nomor telepon belum terdaftar' };
      await mock.addFault({ method: 'POST', path: '*/sms/send', status: 422, body: problem });
      const body = { code: 200, message: '', data: { email: 'o***@bos.test' } };
      await mock.addFault({ method: 'GET', path: '*/channel/check', status: 200, body });
      await openCodePage(page);
      await page.getByRole('button', { name: 'Kirim Ulang Kode', exact: true }).click();
    },
  },
  {
    name: 'a code that could not be checked',
    seen: 'Coba lagi',
    async show(page, mock) {
      await mock.addFault({ ...VALIDATION, status: 500 });
      await openCodePage(page);
      await typeCode(page, await mock.lastCode(addressOf('otp')));
    },
  },
];
