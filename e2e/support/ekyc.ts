import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { filePath } from './formFiller';
import { startSignedIn } from './signIn';
import { visible } from './tokenLeaks';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The first picture of the e-KYC, for a user who is at it. */
export async function beginEkyc(
  page: Page,
  mock: MockControl,
  name = 'ekyc.waiting',
): Promise<void> {
  await startSignedIn(page, mock, name);
  await openPictures(page);
}

/** The same, for a page that is signed in. */
export async function openPictures(page: Page): Promise<void> {
  await page.goto('/bos/ekyc/lanjut');
  await page.getByRole('button', { name: /^(Mulai|Lanjutkan di perangkat ini)$/ }).click();
  await visible(page, 'Foto KTP');
}

/** The picture on the screen is a file; it is to be checked afterwards. */
export async function choosePicture(page: Page, picture: string): Promise<void> {
  await page.getByLabel(`Pilih foto ${picture}`).setInputFiles(filePath('ktp.jpg'));
  await visible(page, `Periksa ${picture === 'KTP' ? 'foto KTP' : picture}`);
}

/** Both pictures are files; they are to be reviewed afterwards. */
export async function chooseBoth(page: Page): Promise<void> {
  for (const picture of ['KTP', 'selfie dengan KTP']) {
    await choosePicture(page, picture);
    await press(page, 'Pakai foto ini');
  }
  await visible(page, 'Tinjau kedua foto');
}

/** A camera that the user or the browser refuses. */
export const refuseCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
