import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { addressOf, startSignedIn } from '../../support/signIn';
import { press, type ScreenState } from './screenState';

async function openCamera(page: Page, mock: MockControl): Promise<void> {
  await startSignedIn(page, mock, 'ekyc.waiting');
  await page.goto('/bos/ekyc/lanjut');
  await page.getByRole('button', { name: /^(Mulai|Lanjutkan di perangkat ini)$/ }).click();
}

/** What the pages of the e-KYC show after something was pressed. */
export const ekyc: ScreenState[] = [
  {
    name: 'the camera of the e-KYC',
    seen: 'Ambil foto',
    show: openCamera,
  },
  {
    name: 'a picture of the e-KYC to be checked',
    seen: 'Pakai foto ini',
    async show(page, mock) {
      await openCamera(page, mock);
      await press(page, 'Ambil foto');
    },
  },
  {
    name: 'a camera that is refused',
    seen: 'Kamera tidak diizinkan',
    async show(page, mock) {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('denied', 'NotAllowedError'));
      });
      await openCamera(page, mock);
    },
  },
  {
    name: 'an e-KYC link of another user',
    seen: 'Keluar dan pakai tautan ini',
    async show(page, mock) {
      await startSignedIn(page, mock, 'active.borrower');
      await page.goto(`/bos/ekyc/${await mock.token(addressOf('ekyc.waiting'), 'ekyc')}`);
    },
  },
];
