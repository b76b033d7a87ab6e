import { expect } from '../../support/fixtures';
import { act, filePath } from '../../support/formFiller';
import { COMPLETE, openStep, press, type ScreenState } from './screenState';

/** States of slow, failed and missing data. */
export const faults: ScreenState[] = [
  {
    name: 'an application that is loading',
    isUntitled: true,
    isPassing: true,
    seen: 'Memuat…',
    async show(page, mock) {
      await mock.addFault({ method: 'GET', path: '/api/identity/user/banks', hang: true });
      await openStep(page, mock, 'personal/personal-data');
    },
  },
  {
    name: 'an application that cannot be loaded',
    seen: 'Data belum dapat dimuat',
    async show(page, mock) {
      await mock.addFault({ method: 'GET', path: '/api/identity/user/banks', status: 500 });
      await openStep(page, mock, 'personal/personal-data');
    },
  },
  {
    name: 'an app that starts slowly',
    isUntitled: true,
    seen: 'Memuat…',
    async show(page) {
      await page.route('**/bos/config.json', () => undefined);
      await page.goto('/bos/terms-and-condition', { waitUntil: 'commit' });
    },
  },
  {
    name: 'an app that does not start',
    seen: 'Something went wrong',
    async show(page) {
      await page.route('**/bos/config.json', (route) => route.fulfill({ status: 500 }));
      await page.goto('/bos/');
    },
  },
  {
    name: 'a save that failed',
    seen: 'Belum tersimpan',
    async show(page, mock) {
      await mock.addFault({ method: 'PATCH', path: '/api/identity/user/update', status: 500 });
      await openStep(page, mock, 'employment/employment', COMPLETE);
      await act(page, { fill: 'Divisi', with: 'Logistik' });
      await press(page, 'Simpan & Lanjutkan');
    },
  },
  {
    name: 'offline',
    seen: /Anda sedang offline/,
    async show(page, mock) {
      await openStep(page, mock, 'employment/employment');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.context().setOffline(true);
    },
  },
  {
    name: 'a restored draft',
    seen: 'Draf Anda dipulihkan',
    async show(page, mock) {
      await openStep(page, mock, 'employment/employment');
      await act(page, { fill: 'Divisi', with: 'Logistik' });
      await page.getByRole('link', { name: 'Daftar langkah', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
      await page.goBack();
    },
  },
  {
    name: 'a pending upload',
    seen: { role: 'progressbar' },
    async show(page, mock) {
      await mock.addFault({ method: 'POST', path: '/api/assets/upload', hang: true });
      await openStep(page, mock, 'personal/identity');
      await page.getByLabel('Foto KTP', { exact: true }).setInputFiles(filePath('ktp.jpg'));
    },
  },
  {
    name: 'an upload that failed',
    seen: 'Tidak terunggah',
    async show(page, mock) {
      await mock.addFault({ method: 'POST', path: '/api/assets/upload', status: 500 });
      await openStep(page, mock, 'personal/identity');
      await page.getByLabel('Foto KTP', { exact: true }).setInputFiles(filePath('ktp.jpg'));
    },
  },
  {
    name: 'a locked address',
    seen: 'Sama dengan alamat KTP',
    async show(page, mock) {
      await openStep(page, mock, 'personal/domicile', COMPLETE);
      await act(page, { tick: 'Sama dengan alamat KTP' });
    },
  },
  {
    name: 'an unknown address',
    seen: 'Halaman tidak ditemukan',
    async show(page) {
      await page.goto('/bos/nowhere/at/all');
    },
  },
];
