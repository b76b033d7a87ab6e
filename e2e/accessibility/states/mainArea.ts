import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { addressOf, callAs, PASSWORD, startSignedIn } from '../../support/signIn';
import { press, type ScreenState } from './screenState';

const BORROWER = 'active.borrower';

async function openSettings(page: Page, mock: MockControl, at: string): Promise<void> {
  await startSignedIn(page, mock, BORROWER);
  await page.goto(`/bos/settings/${at}`);
}

/** Settings, notifications and menus, opened and in use. */
export const mainArea: ScreenState[] = [
  {
    name: 'the information with its numbers shown',
    seen: 'Sembunyikan',
    async show(page, mock) {
      await openSettings(page, mock, 'information');
      await page
        .getByRole('button', { name: /^Tampilkan/ })
        .first()
        .click();
    },
  },
  {
    name: 'a change of the password with errors',
    seen: 'Tidak boleh kosong',
    async show(page, mock) {
      await openSettings(page, mock, 'information');
      await press(page, 'Ubah Kata Sandi');
      await press(page, 'Simpan');
    },
  },
  {
    name: 'a change of the password that had no answer',
    seen: 'Belum pasti kata sandi sudah diganti',
    async show(page, mock) {
      await mock.addFault({ method: 'POST', path: '*/auth/update-password', drop: true });
      await openSettings(page, mock, 'information');
      await press(page, 'Ubah Kata Sandi');
      const fields = [
        ['Kata Sandi Lama', PASSWORD],
        ['Kata Sandi Baru', 'Rahasia#2027'],
        ['Konfirmasi Kata Sandi Baru', 'Rahasia#2027'],
      ] as const;
      for (const [label, text] of fields) await page.getByLabel(label, { exact: true }).fill(text);
      await press(page, 'Simpan');
    },
  },
  {
    name: 'a company without shareholders',
    seen: 'Belum ada pengurus atau pemegang saham',
    async show(page, mock) {
      await mock.reset('empty-lists');
      await startSignedIn(page, mock, 'active.corporate');
      await page.goto('/bos/settings/shareholder');
    },
  },
  {
    name: 'a new document with errors',
    seen: 'Tidak boleh kosong',
    async show(page, mock) {
      await openSettings(page, mock, 'document');
      await press(page, 'Tambah Dokumen');
      await press(page, 'Simpan Dokumen');
    },
  },
  {
    name: 'leaving a document that is not saved',
    seen: { role: 'dialog' },
    async show(page, mock) {
      await openSettings(page, mock, 'document');
      await press(page, 'Tambah Dokumen');
      await page.getByLabel('Nama Dokumen', { exact: true }).fill('Surat Domisili');
      await page.getByRole('link', { name: 'BOS', exact: true }).first().click();
    },
  },
  {
    name: 'removing an account in the settings',
    seen: { role: 'dialog' },
    async show(page, mock) {
      await callAs(mock, BORROWER, ['POST', '/user/banks'], {
        bank_id: 8,
        account_no: '1400012345678',
        account_name: 'Sri Wahyuni',
        account_type_id: 1,
      });
      await openSettings(page, mock, 'bank-account');
      await press(page, 'Hapus');
    },
  },
  {
    name: 'a notification with an attachment that is open',
    seen: 'Lampiran',
    async show(page, mock) {
      // A long list has more tab stops than are tried.
      await mock.reset('empty-lists');
      await mock.addNotifications(addressOf(BORROWER), { attachment: 'tagihan.pdf' });
      await startSignedIn(page, mock, BORROWER);
      await page.goto('/bos/borrower/notification');
      await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();
      // Beside the list, or in a dialog.
      await page.getByRole('button', { name: 'Tutup', exact: true }).waitFor();
    },
  },
  {
    name: 'a search for notifications that finds nothing',
    seen: 'Tidak ada notifikasi yang cocok',
    async show(page, mock) {
      await startSignedIn(page, mock, BORROWER);
      await page.goto('/bos/borrower/notification');
      await page.getByRole('searchbox').fill('xyzzy');
    },
  },
  {
    name: 'the preview of a document in the settings',
    seen: { role: 'dialog' },
    async show(page, mock) {
      await openSettings(page, mock, 'document');
      await press(page, 'Lihat berkas');
    },
  },
  {
    name: 'the dashboard with missing data',
    seen: 'Rekening Bank',
    async show(page, mock) {
      await mock.reset('empty-lists');
      await startSignedIn(page, mock, BORROWER);
      await page.goto('/bos/borrower/dashboard');
    },
  },
  {
    name: 'the dashboard with a card that failed',
    seen: 'Kelengkapan data belum dapat dimuat',
    async show(page, mock) {
      await mock.addFault({ method: 'GET', path: '*/user/banks', status: 500 });
      await startSignedIn(page, mock, BORROWER);
      await page.goto('/bos/borrower/dashboard');
    },
  },
  {
    name: 'the dashboard with loans',
    seen: 'Pinjaman Anda',
    async show(page, mock) {
      await mock.setFlags({ 'main-menu': true });
      await startSignedIn(page, mock, 'active.corporate');
      await page.goto('/bos/borrower/dashboard');
    },
  },
  {
    name: 'the menus with all entries',
    seen: 'Daftar Tagihan',
    async show(page, mock) {
      await mock.setFlags({ 'main-menu': true });
      await startSignedIn(page, mock, 'active.corporate');
      await page.goto('/bos/settings/shareholder');
      const opener = page.getByRole('button', { name: 'Buka menu', exact: true });
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (await opener.isVisible()) await opener.click();
    },
  },
];
