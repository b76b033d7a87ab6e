import type { Action, StepAnswers } from '../application';
import { uploaded } from '../uploaded';

const LEGAL_DOCUMENTS = { at: 'company/legal-documents', heading: 'Dokumen Legal' };

export const legalDocumentsMinimal: StepAnswers = {
  ...LEGAL_DOCUMENTS,
  actions: [
    { upload: 'Akta Pendirian', file: 'akta-pendirian.pdf' },
    { fill: 'Nomor Akta Pendirian', with: '17' },
    { fill: 'Tanggal Akta Pendirian', with: '21/05/2012' },
    { upload: 'SK Kemenkumham Akta Pendirian', file: 'sk-pendirian.pdf' },
    { upload: 'Dokumen NIB', file: 'nib.pdf' },
    { upload: 'Dokumen NPWP Perusahaan', file: 'npwp-perusahaan.pdf' },
  ],
  stored: {
    documents: {
      deed_of_establishment: {
        ...uploaded('akta-pendirian.pdf'),
        number: '17',
        validity_date: '2012-05-21',
      },
      kemenkumham_deed_of_establishment: uploaded('sk-pendirian.pdf'),
      nib: uploaded('nib.pdf'),
      npwp: uploaded('npwp-perusahaan.pdf'),
    },
  },
};

const OTHERS = [
  ['Izin Lokasi', 'izin-lokasi.pdf'],
  ['Sertifikat ISO 9001', 'sertifikat-iso.png'],
  ['Kontrak Sewa Gudang', 'kontrak-gudang.pdf'],
] as const;

/** With a deed of change, and three other documents by name. */
export const legalDocumentsMaximal: StepAnswers = {
  ...LEGAL_DOCUMENTS,
  actions: [
    ...legalDocumentsMinimal.actions,
    { upload: 'Profil Perusahaan', file: 'profil-perusahaan.pdf' },
    { upload: 'Akta Perubahan', file: 'akta-perubahan.pdf' },
    { fill: 'Nomor Akta Perubahan', with: '5/A.II-2021' },
    { fill: 'Tanggal Akta Perubahan', with: '08/02/2021' },
    { upload: 'SK Kemenkumham Akta Perubahan', file: 'sk-perubahan.pdf' },
    ...OTHERS.flatMap(([name, file], index): Action[] => {
      const within = `Dokumen Lain ${index + 1}`;
      return [
        { press: 'Tambah Dokumen Lain' },
        { fill: 'Nama Dokumen', with: name, within },
        { upload: 'Berkas Dokumen', file, within },
      ];
    }),
  ],
  stored: {
    documents: {
      ...legalDocumentsMinimal.stored.documents,
      company_profile: uploaded('profil-perusahaan.pdf'),
      deed_of_change_compositions: {
        ...uploaded('akta-perubahan.pdf'),
        number: '5/A.II-2021',
        validity_date: '2021-02-08',
      },
      kemenkumham_deed_of_change_compositions: uploaded('sk-perubahan.pdf'),
      others: OTHERS.map(([name, file]) => ({ name, ...uploaded(file) })),
    },
  },
};
