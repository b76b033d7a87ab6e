import type { Page } from '@playwright/test';
import { act } from '../../support/formFiller';
import { storeAs } from '../../support/signIn';
import { addBank, APPLICANT, openStep, press, type ScreenState } from './screenState';

/** Forms, and what to do before the save that finds their fields empty. */
const EMPTY_FORMS: { at: string; maritalStatus?: number; first?: (page: Page) => Promise<void> }[] =
  [
    { at: 'personal/personal-data' },
    { at: 'personal/identity' },
    { at: 'personal/domicile' },
    { at: 'employment/employment' },
    {
      at: 'family/spouse',
      maritalStatus: 1,
      first: (page) => act(page, { answer: 'Pisah Harta', radio: 'Ya' }),
    },
    { at: 'family/spouse', maritalStatus: 3 },
    { at: 'family/spouse', maritalStatus: 4 },
    { at: 'family/emergency-contact' },
    { at: 'finance/banks', first: (page) => press(page, 'Tambah Rekening') },
    { at: 'finance/financial-statements', first: (page) => press(page, 'Tambah Laporan') },
    { at: 'business/collateral', first: (page) => press(page, 'Tambah Agunan') },
    {
      at: 'consultation/provider-family',
      first: (page) => act(page, { answer: 'Apakah Anda memiliki keluarga di BOS?', radio: 'Ya' }),
    },
  ];

/** Every form after a save with empty fields. */
export const emptyForms: ScreenState[] = EMPTY_FORMS.map(({ at, maritalStatus, first }) => ({
  name: `${at}${maritalStatus ? ` at marital status ${maritalStatus}` : ''} saved while empty`,
  seen: /isian perlu diperbaiki|Tidak boleh kosong/,
  async show(page, mock) {
    if (maritalStatus)
      await storeAs(mock, APPLICANT, { information: { marital_status_id: maritalStatus } });
    await openStep(page, mock, at);
    await first?.(page);
    await page
      .locator('main')
      .getByRole('button', { name: /^Simpan/ })
      .first()
      .click();
  },
}));

/** Lists and the review with missing values, and sub-steps under revision. */
export const incompleteForms: ScreenState[] = [
  {
    name: 'no accounts, after trying to continue',
    seen: 'Tambahkan rekening',
    async show(page, mock) {
      await openStep(page, mock, 'finance/banks');
      await press(page, 'Simpan & Lanjutkan');
    },
  },
  {
    name: 'statements without an account',
    seen: 'Belum ada rekening bank',
    show: (page, mock) => openStep(page, mock, 'finance/bank-statements'),
  },
  {
    name: 'all statements missing, after trying to continue',
    seen: 'Unggah mutasi 3 bulan terakhir untuk minimal satu rekening',
    async show(page, mock) {
      await addBank(mock);
      await openStep(page, mock, 'finance/bank-statements');
      await press(page, 'Simpan & Lanjutkan');
    },
  },
  {
    name: 'the review with missing sub-steps, after trying to submit',
    seen: 'Masih ada yang belum lengkap',
    async show(page, mock) {
      await openStep(page, mock, 'review/review');
      await press(page, 'Kirim Pengajuan');
    },
  },
  {
    name: 'a sub-step to be revised',
    seen: 'Catatan revisi',
    show: (page, mock) => openStep(page, mock, 'personal/identity', 'revision'),
  },
  {
    name: 'a sub-step that cannot be changed',
    seen: 'Bagian ini tidak dapat diubah saat ini.',
    show: (page, mock) => openStep(page, mock, 'employment/employment', 'revision'),
  },
];
