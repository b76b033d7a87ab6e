import type { StepAnswers } from '../application';
import { uploaded } from '../uploaded';
import { GENTENG, LOSARI, SENAYAN, storedAddress, typeAddress } from './addresses';

const PERSONAL_DATA = { at: 'personal/personal-data', heading: 'Data Pribadi' };
const IDENTITY = { at: 'personal/identity', heading: 'Identitas' };
const DOMICILE = { at: 'personal/domicile', heading: 'Alamat Domisili' };

/** An unmarried applicant has no spouse sub-step. */
export const personalDataMinimal: StepAnswers = {
  ...PERSONAL_DATA,
  actions: [
    { fill: 'Nama Lengkap', with: 'Sri Wahyuni' },
    { fill: 'Nomor Telepon', with: '081234567890' },
    { fill: 'Tempat Lahir', with: 'Surakarta' },
    { fill: 'Tanggal Lahir', with: '05/06/1990' },
    { choose: 'Jenis Kelamin', option: 'Perempuan' },
    { choose: 'Agama', option: 'Islam' },
    { choose: 'Pendidikan Terakhir', option: 'Diploma IV / Sarjana (S1)' },
    { choose: 'Status Pernikahan', option: 'Belum Kawin' },
    { fill: 'Nama Gadis Ibu Kandung', with: 'Sumarni' },
  ],
  stored: {
    information: {
      name: 'Sri Wahyuni',
      phone_number: '081234567890',
      birth_place: 'Surakarta',
      birth_date: '1990-06-05',
      gender_id: 2,
      religion_id: 1,
      education_id: 7,
      marital_status_id: 2,
      mother_name: 'Sumarni',
    },
  },
};

export const personalDataMaximal: StepAnswers = {
  ...PERSONAL_DATA,
  actions: [
    { fill: 'Nama Lengkap', with: "Raden Ajeng Siti D'Angelo-Kusumaningtyas, S.E." },
    { fill: 'Nomor Telepon', with: '+62 812-3456-7890' },
    { fill: 'Tempat Lahir', with: 'Ujung Pandang' },
    { fill: 'Tanggal Lahir', with: '17/08/1988' },
    { choose: 'Jenis Kelamin', option: 'Perempuan' },
    { choose: 'Agama', option: 'Kepercayaan terhadap Tuhan Yang Maha Esa' },
    { choose: 'Pendidikan Terakhir', option: 'Magister (S2)' },
    { choose: 'Status Pernikahan', option: 'Kawin' },
    { fill: 'Nama Gadis Ibu Kandung', with: 'Hj. Nurhayati' },
  ],
  stored: {
    information: {
      name: "Raden Ajeng Siti D'Angelo-Kusumaningtyas, S.E.",
      phone_number: '6281234567890',
      birth_place: 'Ujung Pandang',
      birth_date: '1988-08-17',
      gender_id: 2,
      religion_id: 7,
      education_id: 8,
      marital_status_id: 1,
      mother_name: 'Hj. Nurhayati',
    },
  },
};

export const identityMinimal: StepAnswers = {
  ...IDENTITY,
  actions: [
    { fill: 'NIK', with: '3174074506900001' },
    { fill: 'NPWP', with: '0123456789012345' },
    { upload: 'Foto KTP', file: 'ktp.jpg' },
    { upload: 'Foto NPWP', file: 'npwp.jpg' },
    ...typeAddress(SENAYAN),
  ],
  stored: {
    information: {
      nik: '3174074506900001',
      nik_issue_date: null,
      nik_expired_date: null,
      npwp: '0123456789012345',
    },
    documents: { ktp: uploaded('ktp.jpg'), npwp: uploaded('npwp.jpg') },
    addresses: { ktp: storedAddress(SENAYAN) },
  },
};

export const identityMaximal: StepAnswers = {
  ...IDENTITY,
  actions: [
    { fill: 'NIK', with: '7371 0957 0888 0003' },
    { fill: 'Tanggal Terbit KTP', with: '12/05/2019' },
    { tick: 'Seumur Hidup' },
    { fill: 'NPWP', with: '09.254.294.3-407.000' },
    { upload: 'Foto KTP', file: 'ktp.jpg' },
    { upload: 'Foto NPWP', file: 'npwp.jpg' },
    ...typeAddress(LOSARI),
  ],
  stored: {
    information: {
      nik: '7371095708880003',
      nik_issue_date: '2019-05-12',
      nik_expired_date: '9999-12-31',
      npwp: '092542943407000',
    },
    documents: { ktp: uploaded('ktp.jpg'), npwp: uploaded('npwp.jpg') },
    addresses: { ktp: storedAddress(LOSARI) },
  },
};

/** Lives at the KTP address. */
export const domicileMinimal: StepAnswers = {
  ...DOMICILE,
  actions: [
    { tick: 'Sama dengan alamat KTP' },
    { choose: 'Status Kepemilikan Rumah', option: 'Milik Sendiri' },
  ],
  stored: {
    is_domicile_same_as_ktp: true,
    addresses: { domicilies: { ...storedAddress(SENAYAN), home_ownership_id: 1 } },
  },
};

export const domicileMaximal: StepAnswers = {
  ...DOMICILE,
  actions: [
    ...typeAddress(GENTENG),
    { choose: 'Status Kepemilikan Rumah', option: 'Sewa / Kontrak' },
  ],
  stored: {
    is_domicile_same_as_ktp: false,
    addresses: { domicilies: { ...storedAddress(GENTENG), home_ownership_id: 4 } },
  },
};

/** For a user whose stored domicile is the KTP address. */
export const domicileMoved: StepAnswers = {
  ...domicileMaximal,
  actions: [{ untick: 'Sama dengan alamat KTP' }, ...domicileMaximal.actions],
};
