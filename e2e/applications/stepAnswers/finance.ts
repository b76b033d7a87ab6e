import { lastFullMonths } from '../dates';
import type { StepAnswers, StoredStatement } from '../application';
import { uploaded } from '../uploaded';

const BANKS = { at: 'finance/banks', heading: 'Rekening Bank' };
const STATEMENTS = { at: 'finance/bank-statements', heading: 'Mutasi Rekening' };

/** The title of an account above its statements. */
const MANDIRI = 'Bank Mandiri • •••• •••• 5678';
const BCA = 'Bank Central Asia (BCA) •• •••• 1223';

export const banksMinimal: StepAnswers = {
  ...BANKS,
  actions: [
    { press: 'Tambah Rekening' },
    { choose: 'Bank', option: 'Bank Central Asia (BCA)' },
    { fill: 'Nomor Rekening', with: '1234567890' },
    { fill: 'Nama Pemilik Rekening', with: 'Sri Wahyuni' },
    { choose: 'Jenis Rekening', option: 'Tabungan' },
    { press: 'Simpan Rekening' },
    { expect: 'Rekening tersimpan' },
  ],
  stored: {
    bank_accounts: [
      {
        bank_id: 14,
        account_no: '1234567890',
        account_name: 'Sri Wahyuni',
        account_type_id: 1,
        branch_name: null,
        remark_transfer_id: null,
        remark_other: null,
        is_affiliate_with_bank: false,
        is_active: true,
        is_open: false,
      },
    ],
  },
};

export const banksMaximal: StepAnswers = {
  ...BANKS,
  actions: [
    { press: 'Tambah Rekening' },
    { choose: 'Bank', option: 'Bank Mandiri' },
    { fill: 'Nomor Rekening', with: '1400 0123 4567 8' },
    { fill: 'Nama Pemilik Rekening', with: 'Siti Kusumaningtyas' },
    { choose: 'Jenis Rekening', option: 'Giro' },
    { fill: 'Cabang', with: 'Surabaya Tunjungan' },
    { choose: 'Keterangan Transfer', option: 'Lainnya' },
    { fill: 'Keterangan Lainnya', with: 'Modal kerja' },
    { tick: 'Terafiliasi dengan bank' },
    { press: 'Simpan Rekening' },
    { expect: 'Surabaya Tunjungan' },
    { press: 'Tambah Rekening' },
    { choose: 'Bank', option: 'Bank Central Asia (BCA)' },
    { fill: 'Nomor Rekening', with: '5210011223' },
    { fill: 'Nama Pemilik Rekening', with: "R.A. Siti D'Angelo" },
    { choose: 'Jenis Rekening', option: 'Tabungan Bersama' },
    { fill: 'Cabang', with: 'Makassar Panakkukang' },
    { choose: 'Keterangan Transfer', option: 'Pencairan Pinjaman' },
    { press: 'Simpan Rekening' },
    { expect: 'Makassar Panakkukang' },
  ],
  stored: {
    bank_accounts: [
      {
        bank_id: 8,
        account_no: '1400012345678',
        account_name: 'Siti Kusumaningtyas',
        account_type_id: 2,
        branch_name: 'Surabaya Tunjungan',
        remark_transfer_id: 5,
        remark_other: 'Modal kerja',
        is_affiliate_with_bank: true,
        is_active: true,
        is_open: false,
      },
      {
        bank_id: 14,
        account_no: '5210011223',
        account_name: "R.A. Siti D'Angelo",
        account_type_id: 3,
        branch_name: 'Makassar Panakkukang',
        remark_transfer_id: 1,
        remark_other: null,
        is_affiliate_with_bank: false,
        is_active: true,
        is_open: false,
      },
    ],
  },
};

const storedMonths = (
  count: number,
  file: string,
  account: Pick<StoredStatement, 'account_no' | 'name' | 'document_type_id'>,
): StoredStatement[] =>
  lastFullMonths(count).map(({ month, year }) => ({
    ...account,
    month,
    year,
    document: uploaded(file),
    document_status_id: 1,
  }));

/** The account of `banksMinimal`, without a document type. */
export const bankStatementsMinimal = (monthCount: number): StepAnswers => ({
  ...STATEMENTS,
  actions: lastFullMonths(monthCount).map(({ label }) => ({ upload: label, file: 'mutasi.pdf' })),
  stored: {
    bank_statements: storedMonths(monthCount, 'mutasi.pdf', {
      account_no: '1234567890',
      name: 'Sri Wahyuni',
      document_type_id: null,
    }),
  },
});

/**
 * Both accounts of `banksMaximal`: one gets its document type before the files, the other after
 * them.
 */
export const bankStatementsMaximal = (monthCount: number): StepAnswers => {
  const labels = lastFullMonths(monthCount).map(({ label }) => label);
  return {
    ...STATEMENTS,
    actions: [
      { choose: 'Jenis Dokumen', option: 'Mutasi Rekening (e-Statement)', within: MANDIRI },
      ...labels.map((label) => ({ upload: label, file: 'mutasi.pdf', within: MANDIRI })),
      ...labels.map((label) => ({ upload: label, file: 'laporan.pdf', within: BCA })),
      { choose: 'Jenis Dokumen', option: 'Fotokopi Buku Tabungan', within: BCA },
    ],
    stored: {
      bank_statements: [
        ...storedMonths(monthCount, 'mutasi.pdf', {
          account_no: '1400012345678',
          name: 'Siti Kusumaningtyas',
          document_type_id: 1,
        }),
        ...storedMonths(monthCount, 'laporan.pdf', {
          account_no: '5210011223',
          name: "R.A. Siti D'Angelo",
          document_type_id: 2,
        }),
      ],
    },
  };
};
