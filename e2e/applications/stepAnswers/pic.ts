import type { StepAnswers } from '../application';
import { uploaded } from '../uploaded';

const PIC = { at: 'pic/pic', heading: 'Penanggung Jawab' };

export const picMinimal: StepAnswers = {
  ...PIC,
  actions: [
    { fill: 'Nama PIC', with: 'Bambang Wahyudi' },
    { fill: 'Email PIC', with: 'bambang@contoh.id' },
    { fill: 'Nomor Telepon PIC', with: '081298765432' },
    { fill: 'NIK PIC', with: '3174071203860001' },
    { fill: 'NPWP PIC', with: '0312345678901234' },
    { fill: 'Tempat Lahir PIC', with: 'Solo' },
    { fill: 'Tanggal Lahir PIC', with: '12/03/1986' },
    { choose: 'Jabatan PIC', option: 'Manajer' },
    { fill: 'Alamat PIC', with: 'Jalan Kertajaya 31, Surabaya' },
    { upload: 'KTP PIC', file: 'ktp.jpg' },
    { upload: 'Surat Penunjukan', file: 'surat-penunjukan.pdf' },
  ],
  stored: {
    pics: [
      {
        address: 'Jalan Kertajaya 31, Surabaya',
        ktp: uploaded('ktp.jpg'),
        id_card: null,
        appointment_letter: uploaded('surat-penunjukan.pdf'),
        information: {
          name: 'Bambang Wahyudi',
          email: 'bambang@contoh.id',
          phone_number: '081298765432',
          nik: '3174071203860001',
          npwp: '0312345678901234',
          birth_place: 'Solo',
          birth_date: '1986-03-12',
          position_id: 7,
          division: null,
        },
      },
    ],
  },
};

export const picMaximal: StepAnswers = {
  ...PIC,
  actions: [
    { fill: 'Nama PIC', with: "Maria Theresia O'Hara-Simanjuntak, S.H." },
    { fill: 'Email PIC', with: 'maria.theresia+bos@contoh.co.id' },
    { fill: 'Nomor Telepon PIC', with: '+62 813-5551-2345' },
    { fill: 'NIK PIC', with: '7371 0957 0888 0004' },
    { fill: 'NPWP PIC', with: '09.254.294.3-407.001' },
    { fill: 'Tempat Lahir PIC', with: 'Ujung Pandang' },
    { fill: 'Tanggal Lahir PIC', with: '17/08/1988' },
    { choose: 'Jabatan PIC', option: 'General Manager' },
    { fill: 'Divisi PIC', with: 'Hukum & Kepatuhan' },
    { fill: 'Alamat PIC', with: 'Jalan Penghibur No. 10, Blok B/2, Makassar' },
    { upload: 'KTP PIC', file: 'ktp-pic.png' },
    { upload: 'Kartu Karyawan', file: 'kartu-karyawan.png' },
    { upload: 'Surat Penunjukan', file: 'surat-penunjukan.pdf' },
  ],
  stored: {
    pics: [
      {
        address: 'Jalan Penghibur No. 10, Blok B/2, Makassar',
        ktp: uploaded('ktp-pic.png'),
        id_card: uploaded('kartu-karyawan.png'),
        appointment_letter: uploaded('surat-penunjukan.pdf'),
        information: {
          name: "Maria Theresia O'Hara-Simanjuntak, S.H.",
          email: 'maria.theresia+bos@contoh.co.id',
          phone_number: '6281355512345',
          nik: '7371095708880004',
          npwp: '092542943407001',
          birth_place: 'Ujung Pandang',
          birth_date: '1988-08-17',
          position_id: 5,
          division: 'Hukum & Kepatuhan',
        },
      },
    ],
  },
};
