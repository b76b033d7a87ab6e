import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { areStored, field, photos } from '../../support/businessPhotos';
import { expect } from '../../support/fixtures';
import { act } from '../../support/formFiller';
import { startSignedIn } from '../../support/signIn';
import { press, type ScreenState } from './screenState';

const VARIANT = '/bos/borrower/onboarding/corporate-non-partner';

async function open(page: Page, mock: MockControl, at: string, name: string): Promise<void> {
  await startSignedIn(page, mock, name);
  await page.goto(`${VARIANT}/${at}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const openDocuments = (page: Page, mock: MockControl, name = 'borrower.corporate') =>
  open(page, mock, 'company/legal-documents', name);

/** Adds five documents: valid ones, one without a file, and one with a repeated name. */
async function addFive(page: Page): Promise<void> {
  const names = ['Izin Usaha', 'Surat Domisili', 'Laporan Pajak', 'Izin Lokasi', 'izin usaha'];
  for (const [index, name] of names.entries()) {
    const within = `Dokumen Lain ${index + 1}`;
    await act(page, { press: 'Tambah Dokumen Lain' });
    await act(page, { fill: 'Nama Dokumen', with: name, within });
    if (index !== 3) await act(page, { upload: 'Berkas Dokumen', file: 'laporan.pdf', within });
  }
}

/** The screens that only companies have. */
export const companies: ScreenState[] = [
  {
    name: 'the address of a company',
    seen: 'Memiliki gudang',
    show: (page, mock) => open(page, mock, 'company/company-address', 'borrower.corporate'),
  },
  {
    name: 'photos of a business',
    seen: 'usaha-3.jpg',
    async show(page, mock) {
      await open(page, mock, 'business/business-photos', 'borrower.corporate');
      await field(page).setInputFiles(photos(1, 3));
      await areStored(page, 3);
    },
  },
  {
    name: 'legal documents saved while empty',
    seen: '6 isian perlu diperbaiki',
    async show(page, mock) {
      await openDocuments(page, mock);
      await press(page, 'Simpan & Lanjutkan');
    },
  },
  {
    name: 'five other documents, two of them wrong',
    seen: 'Nama dokumen tidak boleh sama',
    async show(page, mock) {
      await openDocuments(page, mock, 'revision.corporate');
      await addFive(page);
      await press(page, 'Simpan & Lanjutkan');
    },
  },
  {
    name: 'removing another document',
    seen: { role: 'dialog' },
    async show(page, mock) {
      await openDocuments(page, mock);
      await act(page, { press: 'Tambah Dokumen Lain' });
      await act(page, { fill: 'Nama Dokumen', with: 'Izin Usaha', within: 'Dokumen Lain 1' });
      await press(page, 'Hapus Dokumen');
    },
  },
  {
    name: 'a person in charge saved while empty',
    seen: '11 isian perlu diperbaiki',
    async show(page, mock) {
      await open(page, mock, 'pic/pic', 'borrower.corporate');
      await press(page, 'Simpan & Lanjutkan');
    },
  },
  {
    name: 'a read-only person in charge',
    seen: 'Bagian ini tidak dapat diubah saat ini.',
    show: (page, mock) => open(page, mock, 'pic/pic', 'revision.corporate'),
  },
];
