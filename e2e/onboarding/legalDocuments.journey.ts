import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { lastTypedStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { allowFaults, saveProblem, LOST_RESPONSE } from '../support/saveFaults';
import { addressOf, startSignedIn } from '../support/signIn';
import { readStored } from '../support/stored';

const APPLICANT = 'funder.corporate';
const STEP = '/bos/funder/onboarding/corporate/company/legal-documents';
const UPDATE = { method: 'PATCH', path: '/api/identity/user/update' };

const REQUIRED = [
  ['Akta Pendirian', 'perjanjian.pdf'],
  ['SK Kemenkumham Akta Pendirian', 'persetujuan.pdf'],
  ['Dokumen NIB', 'laporan.pdf'],
  ['Dokumen NPWP Perusahaan', 'npwp.jpg'],
] as const;

const group = (page: Page, number: number) =>
  page.getByRole('group', { name: `Dokumen Lain ${number}`, exact: true });
const nameOf = (page: Page, number: number) => group(page, number).getByLabel('Nama Dokumen');
const goOn = (page: Page) => act(page, { press: 'Simpan & Lanjutkan' });

const hasGoneOn = (page: Page) => page.waitForURL(/\/pic\/pic$/);

async function open(page: Page): Promise<void> {
  await page.goto(STEP);
  await expect(page.getByLabel('Nomor Akta Pendirian')).toBeVisible();
}

async function fillRequired(page: Page): Promise<void> {
  for (const [upload, file] of REQUIRED) await act(page, { upload, file });
  await act(page, { fill: 'Nomor Akta Pendirian', with: '17' });
  await act(page, { fill: 'Tanggal Akta Pendirian', with: '21/05/2012' });
}

async function add(page: Page, number: number, name: string): Promise<void> {
  const within = `Dokumen Lain ${number}`;
  await act(page, { press: 'Tambah Dokumen Lain' });
  await act(page, { fill: 'Nama Dokumen', with: name, within });
  await act(page, { upload: 'Berkas Dokumen', file: 'laporan.pdf', within });
  await expect(group(page, number).getByRole('button', { name: 'Hapus berkas' })).toBeVisible();
}

async function remove(page: Page, number: number): Promise<void> {
  await group(page, number).getByRole('button', { name: 'Hapus Dokumen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus Dokumen' }).click();
}

async function storedOthers(mock: MockControl) {
  const { user } = await readStored(mock, addressOf(APPLICANT));
  return user.documents.others.map(({ name }) => name);
}

test.beforeEach(({ page, mock }) => startSignedIn(page, mock, APPLICANT));

test(
  'D1: other documents that were added, renamed and removed stay so after a reload',
  { tag: '@all' },
  async ({ page, mock }) => {
    await open(page);
    await fillRequired(page);
    await add(page, 1, 'Izin Usaha');
    await add(page, 2, 'Surat Domisili');
    await goOn(page);
    await hasGoneOn(page);

    await open(page);
    await remove(page, 1);
    await expect(page.getByText('Dokumen Lain 1', { exact: true })).toBeFocused();
    await act(page, {
      fill: 'Nama Dokumen',
      with: 'Surat Domisili Gudang',
      within: 'Dokumen Lain 1',
    });
    await add(page, 2, 'Laporan Pajak');
    await lastTypedStored(page, /"Laporan Pajak","document":\{[^}]*laporan\.pdf/);

    await page.reload();
    await expect(nameOf(page, 1)).toHaveValue('Surat Domisili Gudang');
    await expect(nameOf(page, 2)).toHaveValue('Laporan Pajak');
    await expect(group(page, 2).getByText('laporan.pdf')).toBeVisible();
    await expect(group(page, 3)).toBeHidden();
    expect(await storedOthers(mock)).toEqual(['Izin Usaha', 'Surat Domisili']);
    await goOn(page);
    await hasGoneOn(page);
    expect(await storedOthers(mock)).toEqual(['Surat Domisili Gudang', 'Laporan Pajak']);
  },
);

test(
  'C9: retrying a save whose response was lost adds no document twice',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    allowFaults(problems);
    await open(page);
    await fillRequired(page);
    await add(page, 1, 'Izin Usaha');
    await mock.addFault({ ...UPDATE, ...LOST_RESPONSE });
    await goOn(page);
    await expect(saveProblem(page)).toBeVisible();
    await expect.poll(() => storedOthers(mock)).toEqual(['Izin Usaha']);
    await mock.clearFaults();
    await add(page, 2, 'Surat Domisili');
    await goOn(page);
    await hasGoneOn(page);
    expect(await storedOthers(mock)).toEqual(['Izin Usaha', 'Surat Domisili']);
  },
);

test('D9: all other documents that two tabs add are stored', async ({ page, mock }) => {
  await open(page);
  await fillRequired(page);
  await add(page, 1, 'Izin Usaha');
  await goOn(page);
  await hasGoneOn(page);

  const other = await page.context().newPage();
  for (const tab of [page, other]) await open(tab);
  await add(other, 2, 'Dari Tab Lain');
  await goOn(other);
  await hasGoneOn(other);
  await expect(page.getByText('Bagian ini baru saja disimpan di tab lain').first()).toBeVisible();

  await remove(page, 1);
  await add(page, 1, 'Dari Tab Ini');
  await goOn(page);
  await hasGoneOn(page);
  expect(await storedOthers(mock)).toEqual(['Dari Tab Lain', 'Dari Tab Ini']);
});
