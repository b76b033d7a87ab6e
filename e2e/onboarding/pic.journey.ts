import type { Page } from '@playwright/test';
import { lastTypedStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { allowFaults, saveProblem, LOST_RESPONSE } from '../support/saveFaults';
import { addressOf, startSignedIn } from '../support/signIn';
import { readStored } from '../support/stored';

const APPLICANT = 'funder.corporate';
const STEP = '/bos/funder/onboarding/corporate/pic/pic';
const UPDATE = { method: 'PATCH', path: '/api/identity/user/pic/update' };

const TYPED = {
  'Nama PIC': 'Rina Kartika',
  'Email PIC': 'rina@bos.test',
  'Nomor Telepon PIC': '0812 3456 7890',
  'NIK PIC': '3578 0845 0690 0001',
  'NPWP PIC': '0925 4294 3407 000',
  'Tempat Lahir PIC': 'Surabaya',
  'Tanggal Lahir PIC': '05/06/1990',
  'Alamat PIC': 'Jalan Kertajaya 31\nLantai 2',
  'Divisi PIC': 'Keuangan',
};

async function fill(page: Page): Promise<void> {
  await page.goto(STEP);
  await expect(page.getByLabel('Nama PIC')).toBeVisible();
  for (const [label, text] of Object.entries(TYPED)) await act(page, { fill: label, with: text });
  await act(page, { choose: 'Jabatan PIC', option: 'Manajer' });
  await act(page, { upload: 'Surat Penunjukan', file: 'persetujuan.pdf' });
  await act(page, { upload: 'KTP PIC', file: 'ktp.jpg' });
  await expect(page.getByRole('button', { name: 'Hapus berkas' })).toHaveCount(2);
}

test.beforeEach(({ page, mock }) => startSignedIn(page, mock, APPLICANT));

test(
  'D1, C9: the person in charge survives a reload and a lost response, and is sent once and complete',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    allowFaults(problems);
    await fill(page);
    await lastTypedStored(page, 'ktp.jpg');
    await page.reload();
    for (const [label, text] of Object.entries(TYPED))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    await expect(page.getByRole('combobox', { name: 'Jabatan PIC' })).toHaveValue('Manajer');
    await expect(page.getByText('ktp.jpg')).toBeVisible();

    await mock.addFault({ ...UPDATE, ...LOST_RESPONSE });
    await act(page, { press: 'Simpan & Lanjutkan' });
    await expect(saveProblem(page)).toBeVisible();
    await mock.clearFaults();
    await act(page, { press: 'Simpan & Lanjutkan' });
    await page.waitForURL(/\/management\/management-shareholders$/);
    const { pics } = await readStored(mock, addressOf(APPLICANT));
    expect(pics).toMatchObject([
      {
        address: 'Jalan Kertajaya 31 Lantai 2',
        ktp: { file_name: 'ktp.jpg' },
        id_card: null,
        information: { name: 'Rina Kartika', npwp: '092542943407000', birth_date: '1990-06-05' },
      },
    ]);
  },
);
