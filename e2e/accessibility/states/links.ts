import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { addressOf, startSignedIn } from '../../support/signIn';
import { press, type ScreenState } from './screenState';

const GENERATE = { method: 'POST', path: '/api/identity/user/emergency-contact/consent/generate' };
const EXCHANGE = { method: 'POST', path: '/api/identity/public/auth/login-token' };

async function openConsent(page: Page, mock: MockControl): Promise<void> {
  const [mail] = await mock.outbox(addressOf('consent.waiting'));
  await page.goto(mail?.link ?? '');
}

async function enter(page: Page, mock: MockControl): Promise<void> {
  const token = await mock.token(addressOf('active.borrower'), 'login');
  await page.goto(`/bos/request-onboarding?token=${token}`);
}

/** The pages that the links of mails and portals open. */
export const links: ScreenState[] = [
  { name: 'the form of a consent', seen: 'Unduh', show: openConsent },
  {
    name: 'the enlarged form of a consent',
    seen: '150%',
    async show(page, mock) {
      await openConsent(page, mock);
      await page.locator('canvas').waitFor();
      await press(page, 'Perbesar');
    },
  },
  {
    name: 'the form of a consent that is loading',
    seen: 'Formulir Persetujuan',
    async show(page, mock) {
      await mock.addFault({ ...GENERATE, hang: true });
      await openConsent(page, mock);
    },
  },
  {
    name: 'the form of a consent that cannot be rendered',
    seen: /tidak dapat ditampilkan di sini/,
    async show(page, mock) {
      await page.route('**/consent/generate', (route) =>
        route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4 broken' }),
      );
      await openConsent(page, mock);
    },
  },
  {
    name: 'an invalid consent',
    seen: 'Consent Tidak Ditemukan!',
    async show(page) {
      await page.goto('/bos/form_consent/abc');
    },
  },
  {
    name: 'a consent that the server cannot send',
    seen: 'Coba lagi',
    async show(page, mock) {
      await mock.addFault({ ...GENERATE, status: 500 });
      await openConsent(page, mock);
    },
  },
  {
    name: "a portal's link that is being checked",
    seen: 'Menyiapkan akun Anda',
    async show(page, mock) {
      await mock.addFault({ ...EXCHANGE, hang: true });
      await enter(page, mock);
    },
  },
  {
    name: 'an invalid link of a portal, for a signed-in user',
    seen: 'Lanjutkan',
    async show(page, mock) {
      await startSignedIn(page, mock, 'active.borrower');
      await page.goto('/bos/request-onboarding?token=abc');
    },
  },
  {
    name: "a portal's link that could not be checked",
    seen: 'Anda belum bisa masuk',
    async show(page, mock) {
      await mock.addFault({ ...EXCHANGE, drop: true });
      await enter(page, mock);
    },
  },
];
