import { expect } from '../../support/fixtures';
import { act } from '../../support/formFiller';
import { addressOf, signIn, startSignedIn } from '../../support/signIn';
import { COMPLETE, openStatement, openStep, press, type ScreenState } from './screenState';

/** Open lists and calendars. */
export const popups: ScreenState[] = [
  {
    name: 'an open short list',
    seen: { role: 'listbox' },
    async show(page, mock) {
      await openStep(page, mock, 'personal/personal-data');
      await page.getByRole('combobox', { name: 'Jenis Kelamin', exact: true }).click();
    },
  },
  {
    name: 'an open long list',
    seen: { role: 'listbox' },
    async show(page, mock) {
      await openStep(page, mock, 'personal/domicile');
      await page.getByRole('combobox', { name: 'Provinsi', exact: true }).click();
    },
  },
  {
    name: 'a search that finds nothing',
    seen: 'Tidak ada pilihan yang cocok',
    async show(page, mock) {
      await openStep(page, mock, 'personal/domicile');
      await page.getByRole('combobox', { name: 'Provinsi', exact: true }).fill('Atlantis');
    },
  },
  {
    name: 'a list that cannot be loaded',
    seen: 'Pilihan tidak dapat dimuat.',
    async show(page, mock) {
      await mock.addFault({ method: 'GET', path: '/api/master/provinces', status: 500 });
      await openStep(page, mock, 'personal/domicile');
    },
  },
  {
    name: 'a calendar of years',
    seen: { role: 'dialog' },
    async show(page, mock) {
      await openStep(page, mock, 'personal/personal-data');
      await press(page, 'Buka kalender');
    },
  },
  {
    name: 'a calendar with some days disabled',
    seen: { role: 'dialog' },
    async show(page, mock) {
      await openStep(page, mock, 'consultation/provider-family');
      await press(page, 'Buka kalender');
    },
  },
];

export const dialogs: ScreenState[] = [
  {
    name: 'deleting an account',
    seen: { role: 'dialog' },
    async show(page, mock) {
      await openStep(page, mock, 'finance/banks', COMPLETE);
      await press(page, 'Hapus');
    },
  },
  {
    name: 'leaving an unsaved account',
    seen: 'Buang isian ini?',
    async show(page, mock) {
      await openStep(page, mock, 'finance/banks');
      await press(page, 'Tambah Rekening');
      await act(page, { fill: 'Cabang', with: 'Melawai' });
      await press(page, 'Batal');
    },
  },
  {
    name: 'continuing with an unsaved account',
    seen: 'Kartu ini belum disimpan.',
    async show(page, mock) {
      await openStep(page, mock, 'finance/banks');
      await press(page, 'Tambah Rekening');
      await act(page, { fill: 'Cabang', with: 'Melawai' });
      await press(page, 'Simpan & Lanjutkan');
    },
  },
  {
    name: 'deleting a statement',
    seen: 'Hapus mutasi ini?',
    async show(page, mock) {
      await openStatement(page, mock);
      await press(page, 'Hapus berkas');
    },
  },
  {
    name: 'deleting all statements',
    seen: 'Hapus semua mutasi rekening ini?',
    async show(page, mock) {
      await openStatement(page, mock);
      await press(page, 'Hapus Semua Mutasi');
    },
  },
  {
    name: 'the preview of a PDF',
    seen: { role: 'dialog' },
    async show(page, mock) {
      await openStatement(page, mock);
      await press(page, 'Lihat berkas');
    },
  },
  {
    name: 'the preview of a picture',
    seen: { role: 'dialog' },
    async show(page, mock) {
      await openStep(page, mock, 'personal/identity');
      await act(page, { upload: 'Foto KTP', file: 'ktp.jpg' });
      await press(page, 'Lihat berkas');
    },
  },
  {
    name: 'the choice of how to send another code',
    seen: { role: 'dialog' },
    async show(page, mock) {
      await page.clock.install();
      await signIn(page, 'otp');
      await page.waitForURL(/\/two-factor-auth\/\d+$/);
      await mock.advanceClock(61);
      await page.clock.fastForward(61_000);
      await press(page, 'Kirim Ulang Kode');
    },
  },
  {
    name: 'a correct code',
    seen: 'Verifikasi Berhasil!',
    async show(page, mock) {
      await signIn(page, 'otp');
      await page.waitForURL(/\/two-factor-auth\/\d+$/);
      await act(page, { fill: 'Kode OTP', with: await mock.lastCode(addressOf('otp')) });
    },
  },
  {
    name: 'an address that is not verified',
    seen: { role: 'dialog' },
    show: (page) => signIn(page, 'unverified'),
  },
];

/** One layer of each kind. */
export const toasts: ScreenState[] = [
  {
    name: 'a success toast',
    seen: 'Rekening dihapus',
    async show(page, mock) {
      await openStep(page, mock, 'finance/banks', COMPLETE);
      await press(page, 'Hapus');
      await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
      // While it closes it still lies over the page.
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
    },
  },
  {
    name: 'an info toast',
    seen: "You're online",
    async show(page, mock) {
      await openStep(page, mock, 'employment/employment');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText('Anda sedang offline', { exact: false }).first()).toBeVisible();
      await page.context().setOffline(false);
    },
  },
  {
    name: 'a warning toast',
    seen: 'Undefined step',
    show: (page, mock) => openStep(page, mock, 'nonsense/identity'),
  },
  {
    name: 'an error toast',
    seen: 'Invalid user role, type, or status',
    async show(page, mock) {
      await startSignedIn(page, mock, 'invalid');
      await page.goto('/bos/');
    },
  },
];
