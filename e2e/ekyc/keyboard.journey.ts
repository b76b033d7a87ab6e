import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { filePath } from '../support/madeFiles';
import { keyboard } from '../support/keyboardDriver';
import { addressOf, startSignedIn } from '../support/signIn';
import { visible } from '../support/tokenLeaks';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A step has begun, and the focus is on its heading. */
async function arrive(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
}

/** By Tab and Enter; each stop on the way shows the focus. */
const press = (page: Page, name: string) => keyboard.press(button(page, name));

test.describe('with a camera', () => {
  test.use({ permissions: ['camera'] });

  test('A2, A3: the e-KYC by keyboard alone, from the link to the result', async ({
    page,
    mock,
  }) => {
    const email = addressOf('ekyc.waiting');
    await page.goto(`/bos/ekyc/${await mock.token(email, 'ekyc')}`);
    await arrive(page, 'Verifikasi identitas (e-KYC)');
    await press(page, 'Lanjutkan di perangkat ini');
    await arrive(page, 'Foto KTP');
    await press(page, 'Pakai kamera depan');
    await expect(page.getByRole('group', { name: 'Kamera' })).toBeFocused();
    await expect(button(page, 'Pakai kamera belakang')).toBeVisible();
    await press(page, 'Ambil foto');
    await arrive(page, 'Periksa foto KTP');
    await press(page, 'Ambil ulang');
    await arrive(page, 'Foto KTP');
    await press(page, 'Ambil foto');
    await arrive(page, 'Periksa foto KTP');
    await press(page, 'Pakai foto ini');
    await arrive(page, 'Selfie dengan KTP');

    await press(page, 'Kembali');
    await arrive(page, 'Verifikasi identitas (e-KYC)');
    const leave = page.getByRole('link', { name: 'Kembali ke pengajuan', exact: true });
    await keyboard.press(leave);
    await expect(page.getByRole('dialog', { name: 'Foto Anda belum dikirim' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(leave).toBeFocused();
    await press(page, 'Lanjutkan di perangkat ini');

    await arrive(page, 'Selfie dengan KTP');
    await press(page, 'Ambil foto');
    await arrive(page, 'Periksa selfie dengan KTP');
    await press(page, 'Pakai foto ini');
    await arrive(page, 'Tinjau kedua foto');
    await press(page, 'Kirim foto');
    await arrive(page, 'Menunggu hasil e-KYC');
  });
});

test(
  'A2, A3: the e-KYC by keyboard alone, with files and failed calls',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/, /Call failed/);
    await startSignedIn(page, mock, 'ekyc.waiting');
    await page.goto('/bos/ekyc/lanjut');
    await press(page, 'Lanjutkan di perangkat ini');
    for (const [title, label, check] of [
      ['Foto KTP', 'Pilih foto KTP', 'Periksa foto KTP'],
      ['Selfie dengan KTP', 'Pilih foto selfie dengan KTP', 'Periksa selfie dengan KTP'],
    ] as const) {
      await arrive(page, title);
      await page.getByLabel(label).setInputFiles(filePath('ktp.jpg'));
      await arrive(page, check);
      await button(page, 'Pakai foto ini').focus();
      await page.keyboard.press('Space');
    }
    await arrive(page, 'Tinjau kedua foto');
    await mock.addFault({ method: 'POST', path: '*/upload', status: 500, times: 2 });
    await mock.addFault({ method: 'PATCH', path: '*/user/update', status: 500, times: 1 });
    await press(page, 'Kirim foto');
    await arrive(page, 'Mengirim foto');
    for (const title of ['Foto KTP', 'Selfie dengan KTP']) {
      const row = page.getByRole('group', { name: title });
      await keyboard.press(row.getByRole('button', { name: 'Coba lagi' }));
      await expect(row).toContainText('Terunggah');
      await expect(row).toBeFocused();
    }
    await expect(page.getByText('Foto belum tersimpan')).toBeVisible();
    await press(page, 'Coba lagi');
    await arrive(page, 'Menunggu hasil e-KYC');
    await keyboard.press(page.getByRole('link', { name: 'Lihat status pengajuan' }));
    await visible(page, 'Pengajuan Anda telah terkirim');
  },
);
