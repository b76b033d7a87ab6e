import type { Page } from '@playwright/test';
import type { Fault } from '../../../mock-server/control/faults';
import type { MockControl } from '@/testing/mock/mockControl';
import { beginEkyc, chooseBoth, choosePicture, refuseCamera } from '../../support/ekyc';
import { addressOf, startSignedIn } from '../../support/signIn';
import { visible } from '../../support/tokenLeaks';
import { press, type ScreenState } from './screenState';

const PAGE = '/bos/ekyc/lanjut';
const EMAIL = addressOf('ekyc.waiting');
const UPLOAD = { method: 'POST', path: '*/upload' };

/** The page of a user who is not at the pictures. */
const stage = (name: string, seen: string): ScreenState => ({
  name: `the e-KYC: ${seen}`,
  seen,
  async show(page, mock) {
    await startSignedIn(page, mock, name);
    await page.goto(PAGE);
  },
});

async function openForeignLink(page: Page, mock: MockControl): Promise<void> {
  await startSignedIn(page, mock, 'active.borrower');
  await page.goto(`/bos/ekyc/${await mock.token(EMAIL, 'ekyc')}`);
}

async function reviewBoth(page: Page, mock: MockControl): Promise<void> {
  await beginEkyc(page, mock);
  await chooseBoth(page);
}

/** What the user sees of a call of the sending that this fault meets. */
const sending = (name: string, seen: string, fault: Fault): ScreenState => ({
  name,
  seen,
  async show(page, mock) {
    await reviewBoth(page, mock);
    await mock.addFault(fault);
    await press(page, 'Kirim foto');
  },
});

/** The link for another device, which a phone shows when it is asked for. */
async function showLink(page: Page, mock: MockControl): Promise<void> {
  await startSignedIn(page, mock, 'ekyc.waiting');
  await page.goto(PAGE);
  await visible(page, 'Verifikasi identitas (e-KYC)');
  const opener = page.getByRole('button', { name: 'Lanjutkan di perangkat lain', exact: true });
  if (await opener.isVisible()) await opener.click();
}

const links: ScreenState[] = [
  {
    name: 'an e-KYC link of another user',
    seen: 'Keluar dan pakai tautan ini',
    show: openForeignLink,
  },
  {
    name: 'an e-KYC link of another user, loaded again',
    seen: /^Untuk memakai tautan itu/,
    async show(page, mock) {
      await openForeignLink(page, mock);
      await visible(page, 'Tautan ini untuk akun lain');
      await page.reload();
    },
  },
  {
    name: 'an e-KYC link that has expired',
    seen: 'Tautan e-KYC ini tidak berlaku lagi',
    async show(page) {
      await page.goto('/bos/ekyc/nobody-has-this-token');
    },
  },
  {
    name: 'the e-KYC page without a link',
    seen: 'Buka lagi tautan e-KYC Anda',
    async show(page) {
      await page.goto(PAGE);
    },
  },
  {
    name: 'an e-KYC link that cannot be checked',
    seen: 'Tautan Anda belum dapat diperiksa',
    async show(page, mock) {
      await mock.addFault({ method: 'POST', path: '*/login-token', status: 500 });
      await page.goto(`/bos/ekyc/${await mock.token(EMAIL, 'ekyc')}`);
    },
  },
  {
    name: 'an e-KYC whose session has ended before the pictures were sent',
    seen: 'Foto Anda belum terkirim',
    async show(page, mock) {
      await reviewBoth(page, mock);
      await page.context().clearCookies();
      await page.reload();
    },
  },
];

const handOver: ScreenState[] = [
  { name: 'an e-KYC link for another device', seen: 'Salin tautan', show: showLink },
  {
    name: 'an e-KYC link for another device that could not be made',
    seen: /^Tautan untuk ponsel belum dapat dibuat/,
    async show(page, mock) {
      await mock.addFault({ method: 'POST', path: '*/user/ekyc/token', status: 500 });
      await showLink(page, mock);
    },
  },
];

const pictures: ScreenState[] = [
  { name: 'the camera of the e-KYC', seen: 'Ambil foto', show: beginEkyc },
  {
    name: 'a picture of the e-KYC to be checked',
    seen: 'Pakai foto ini',
    async show(page, mock) {
      await beginEkyc(page, mock);
      await press(page, 'Ambil foto');
    },
  },
  {
    name: 'a picture of the e-KYC that is dark',
    seen: /^Foto tampak gelap/,
    async show(page, mock) {
      await page.addInitScript(() => {
        // A video that knows its size and shows nothing.
        HTMLVideoElement.prototype.play = function () {
          return new Promise((resolve) => {
            this.addEventListener('loadedmetadata', () => resolve(), { once: true });
          });
        };
      });
      await beginEkyc(page, mock);
      await press(page, 'Ambil foto');
    },
  },
  {
    name: 'a camera that is refused',
    seen: 'Kamera tidak diizinkan',
    async show(page, mock) {
      await refuseCamera(page);
      await beginEkyc(page, mock);
    },
  },
  {
    name: 'a selfie of the e-KYC to be checked',
    seen: 'Periksa selfie dengan KTP',
    async show(page, mock) {
      await beginEkyc(page, mock);
      await choosePicture(page, 'KTP');
      await press(page, 'Pakai foto ini');
      await choosePicture(page, 'selfie dengan KTP');
    },
  },
  { name: 'both pictures of the e-KYC', seen: 'Tinjau kedua foto', show: reviewBoth },
  {
    name: 'pictures of the e-KYC that were lost with a reload',
    seen: /^Foto yang Anda ambil tadi tidak tersimpan/,
    async show(page, mock) {
      await reviewBoth(page, mock);
      await page.reload();
    },
  },
];

/** What the pages of the e-KYC show, and what they show after something was pressed. */
export const ekyc: ScreenState[] = [
  ...links,
  ...handOver,
  ...pictures,
  sending('pictures of the e-KYC on their way', 'Mengirim foto', { ...UPLOAD, hang: true }),
  sending('a picture of the e-KYC that was not sent', 'Tidak terunggah', {
    ...UPLOAD,
    status: 500,
  }),
  sending('pictures of the e-KYC that were not stored', 'Foto belum tersimpan', {
    method: 'PATCH',
    path: '*/user/update',
    status: 500,
  }),
  stage('ekyc.success', 'e-KYC berhasil'),
  stage('ekyc.rejected', 'e-KYC ditolak'),
  stage('ekyc.invalid', 'e-KYC tidak valid'),
  stage('borrower.individu', 'e-KYC tidak diperlukan saat ini'),
  {
    name: 'the e-KYC while it waits for the result',
    seen: 'Menunggu hasil e-KYC',
    async show(page, mock) {
      await reviewBoth(page, mock);
      await press(page, 'Kirim foto');
    },
  },
  {
    name: 'an e-KYC that cannot be loaded',
    seen: 'Data e-KYC belum dapat dimuat',
    async show(page, mock) {
      await mock.addFault({ method: 'GET', path: '*/user/detail', status: 500 });
      await startSignedIn(page, mock, 'ekyc.waiting');
      await page.goto(PAGE);
    },
  },
];
