import type { StepAnswers } from '../application';
import { uploaded } from '../uploaded';

const COLLATERAL = { at: 'business/collateral', heading: 'Dokumen Agunan' };

export const collateralNone: StepAnswers = { ...COLLATERAL, actions: [], stored: {} };

export const collateralOne: StepAnswers = {
  ...COLLATERAL,
  actions: [
    { press: 'Tambah Agunan' },
    { choose: 'Jenis Agunan', option: 'Lainnya' },
    { fill: 'Jenis Lainnya', with: 'Kapal motor' },
    { fill: 'Keterangan', with: 'Kapal motor 12 GT, sandar di Paotere' },
    { fill: 'Nilai', with: '350000000' },
    { fill: 'Tanggal Terbit', with: '01/02/2020' },
    { fill: 'Tanggal Kedaluwarsa', with: '01/02/2030' },
    { upload: 'Berkas Agunan', file: 'laporan.pdf' },
    { press: 'Simpan Agunan' },
    { expect: 'Kapal motor 12 GT, sandar di Paotere' },
  ],
  stored: {
    collaterals: [
      {
        document_type_id: 50,
        type_name_other: 'Kapal motor',
        description: 'Kapal motor 12 GT, sandar di Paotere',
        value: 350000000,
        publish_date: '2020-02-01',
        expired_date: '2030-02-01',
        ...uploaded('laporan.pdf'),
      },
    ],
  },
};
