import type { StepAnswers } from '../application';
import { uploaded } from '../uploaded';

const REPORTS = { at: 'finance/financial-statements', heading: 'Laporan Keuangan' };

/** Optional for individuals. */
export const reportsNone: StepAnswers = { ...REPORTS, actions: [], stored: {} };

export const reportsMinimal: StepAnswers = {
  ...REPORTS,
  actions: [
    { press: 'Tambah Laporan' },
    { fill: 'Tahun', with: '2025' },
    { choose: 'Bulan', option: 'Desember' },
    { choose: 'Jenis Laporan', option: 'Laporan Laba Rugi' },
    { upload: 'Berkas Laporan', file: 'laporan.pdf' },
    { press: 'Simpan Laporan' },
    { expect: 'Laporan Laba Rugi' },
  ],
  stored: {
    financial_statements: [
      {
        year: 2025,
        month: 12,
        document_type_id: 21,
        document_status_id: 1,
        document: uploaded('laporan.pdf'),
      },
    ],
  },
};

export const reportsMaximal: StepAnswers = {
  ...REPORTS,
  actions: [
    ...reportsMinimal.actions,
    { press: 'Tambah Laporan' },
    { fill: 'Tahun', with: '2024' },
    { choose: 'Bulan', option: 'Juni' },
    { choose: 'Jenis Laporan', option: 'Laporan Keuangan Lengkap (Diaudit)' },
    { upload: 'Berkas Laporan', file: 'laporan-diaudit.pdf' },
    { press: 'Simpan Laporan' },
    { expect: 'Laporan Keuangan Lengkap (Diaudit)' },
  ],
  stored: {
    financial_statements: [
      ...(reportsMinimal.stored.financial_statements ?? []),
      {
        year: 2024,
        month: 6,
        document_type_id: 24,
        document_status_id: 1,
        document: uploaded('laporan-diaudit.pdf'),
      },
    ],
  },
};
