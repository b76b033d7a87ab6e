import type { Page } from '@playwright/test';
import { photo, PHOTOS, tile } from '../support/businessPhotos';
import { beginEkyc, chooseBoth, openPictures } from '../support/ekyc';
import { expect } from '../support/fixtures';
import { filePath } from '../support/formFiller';
import { GRID, MIDDLE, NEWEST, openGrid, upload, cell, input } from '../support/statementGrid';
import { button, hasHeading, hasText, press } from './controls';
import type { UserAction, Visit } from './userAction';

const INDIVIDUAL = '/bos/borrower/onboarding/individu-non-partner';
const IDENTITY = `${INDIVIDUAL}/personal/identity`;
/** No scenario has a file of this name. */
const PHOTO = 'toko.jpg';
const UPLOAD = { method: 'POST', path: '/api/assets/upload' };
const isUp = hasText(/^Terunggah$/);

async function showGrid({ page }: Visit): Promise<void> {
  await page.goto(GRID);
  await expect(input(page, NEWEST)).toBeAttached();
}

const askForRemoval = (page: Page) => button(cell(page, NEWEST), 'Hapus berkas').click();
const askForRemovalOfAll = (page: Page) => button(page, 'Hapus Semua Mutasi').click();

/** Asks for the removal of one of two statements, or of both; the confirmation is the action. */
const removal = (
  action: Pick<UserAction, 'id' | 'name' | 'call'>,
  ask: (page: Page) => Promise<void>,
): UserAction => ({
  ...action,
  user: 'borrower.individu',
  async prepare({ page, mock }) {
    await openGrid(page, mock);
    for (const month of [NEWEST, MIDDLE]) await upload(page, month);
    await ask(page);
  },
  async anew(visit) {
    await showGrid(visit);
    await ask(visit.page);
  },
  act: ({ page }) => button(page.getByRole('dialog'), 'Hapus').click(),
  isDone: hasText('Mutasi dihapus'),
  retry: [],
  async again({ page }) {
    await ask(page);
    await button(page.getByRole('dialog'), 'Hapus').click();
  },
});

const uploadOf = (id: string, label: string, file: string): UserAction => ({
  id,
  name: `uploads ${label}`,
  user: 'borrower.individu',
  async prepare({ page }) {
    await page.goto(IDENTITY);
    await expect(page.getByLabel(label, { exact: true })).toBeAttached();
  },
  act: ({ page }) => page.getByLabel(label, { exact: true }).setInputFiles(filePath(file)),
  call: UPLOAD,
  isDone: isUp,
  retry: [],
});

/** Files, which are uploaded as they are chosen. */
export const UPLOAD_ACTIONS: readonly UserAction[] = [
  uploadOf('U17', 'Foto KTP', 'ktp.jpg'),
  uploadOf('U18', 'Foto NPWP', 'npwp.jpg'),
  {
    id: 'U19',
    name: 'sends the pictures of the e-KYC',
    user: 'ekyc.waiting',
    async prepare({ page, mock }) {
      await beginEkyc(page, mock);
      await chooseBoth(page);
    },
    act: press('Kirim foto'),
    call: UPLOAD,
    isDone: hasHeading('Menunggu hasil e-KYC'),
    retry: ['Coba lagi', 'Kirim foto'],
    // Its user may have come by a link, without a password.
    endNotice: 'Foto Anda belum terkirim',
    async anew({ page }) {
      await openPictures(page);
      await chooseBoth(page);
    },
  },
  {
    id: 'U19b',
    name: 'gets a link of the e-KYC for another device',
    user: 'ekyc.waiting',
    prepare: () => Promise.resolve(),
    async act({ page }) {
      await page.goto('/bos/ekyc/lanjut');
    },
    call: { method: 'POST', path: '/api/identity/user/ekyc/token' },
    isDone: ({ page }) => page.getByRole('group', { name: 'Tautan e-KYC' }).isVisible(),
    retry: [],
    endNotice: 'Buka lagi tautan e-KYC Anda',
  },
  {
    id: 'U29a',
    name: 'adds the statement of a month',
    user: 'borrower.individu',
    prepare: async ({ page, mock }) => {
      await openGrid(page, mock);
      await expect(input(page, NEWEST)).toBeAttached();
    },
    // The file is up before the statement is added, and is chosen again.
    earlier: ['files'],
    anew: showGrid,
    act: ({ page }) => input(page, NEWEST).setInputFiles(filePath('mutasi.pdf')),
    call: { method: 'POST', path: '/api/identity/user/bank-statement/bank/*/add' },
    isDone: isUp,
    retry: [],
  },
  removal(
    {
      id: 'U29b',
      name: 'removes the statement of a month',
      call: { method: 'DELETE', path: '/api/identity/user/bank-statement/*/delete' },
    },
    askForRemoval,
  ),
  {
    id: 'U29c',
    name: 'replaces the statement of a month',
    user: 'borrower.individu',
    async prepare({ page, mock }) {
      await openGrid(page, mock);
      await upload(page, NEWEST);
    },
    earlier: ['files'],
    anew: showGrid,
    act: ({ page }) => input(page, NEWEST).setInputFiles(filePath('laporan.pdf')),
    call: { method: 'PUT', path: '/api/identity/user/bank-statement/*/update' },
    async isDone(visit) {
      const shown = cell(visit.page, NEWEST).getByText('laporan.pdf');
      return (await isUp(visit)) && (await shown.isVisible());
    },
    retry: [],
  },
  removal(
    {
      id: 'U29d',
      name: 'removes all statements of an account',
      call: { method: 'DELETE', path: '/api/identity/user/bank-statement/bank/*/delete' },
    },
    askForRemovalOfAll,
  ),
  {
    id: 'U34',
    name: 'adds a photo of the business',
    user: 'borrower.corporate',
    async prepare({ page }) {
      await page.goto(PHOTOS);
      await expect(page.getByLabel('Foto Usaha', { exact: true })).toBeAttached();
    },
    act: ({ page }) => page.getByLabel('Foto Usaha', { exact: true }).setInputFiles(photo(PHOTO)),
    call: UPLOAD,
    async isDone({ page, mock }) {
      // The tile is there from the beginning.
      const { files } = await mock.db();
      if (!files.some(({ file_name: name }) => name === PHOTO)) return false;
      const unfinished = tile(page, PHOTO)
        .getByText('Tidak terunggah', { exact: true })
        .or(tile(page, PHOTO).getByRole('progressbar'));
      return (await button(page, 'Hapus foto').isVisible()) && (await unfinished.count()) === 0;
    },
    retry: [],
  },
];
