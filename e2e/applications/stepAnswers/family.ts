import type { StepAnswers } from '../application';
import { contentsOf, uploaded } from '../uploaded';
import { KEMANG, MALIOBORO, storedAddress, typeAddress } from './addresses';

const EMERGENCY_CONTACT = { at: 'family/emergency-contact', heading: 'Kontak Darurat' };

/** A spouse with separate assets. */
export const spouseMaximal: StepAnswers = {
  at: 'family/spouse',
  heading: 'Data Pasangan',
  actions: [
    { fill: 'Nama Pasangan', with: 'Andi Baso' },
    { fill: 'NIK Pasangan', with: '7371091203860002' },
    { fill: 'NPWP Pasangan', with: '0123456789012346' },
    { fill: 'Nomor Telepon Pasangan', with: '081355512345' },
    { fill: 'Email Pasangan', with: 'andi.baso@contoh.id' },
    { fill: 'Tempat Lahir Pasangan', with: 'Bone' },
    { fill: 'Tanggal Lahir Pasangan', with: '12/03/1986' },
    { answer: 'Pisah Harta', radio: 'Ya' },
    { upload: 'Perjanjian Pisah Harta', file: 'perjanjian.pdf' },
    { upload: 'Buku Nikah', file: 'buku-nikah.png' },
    { upload: 'KTP Pasangan', file: 'ktp.jpg' },
    { upload: 'Dokumen NPWP Pasangan', file: 'npwp.jpg' },
  ],
  stored: {
    spouse: {
      name: 'Andi Baso',
      nik: '7371091203860002',
      npwp: '0123456789012346',
      phone_number: '081355512345',
      email: 'andi.baso@contoh.id',
      birth_place: 'Bone',
      birth_date: '1986-03-12',
      is_separate_assets: true,
      assets_separation_agreement: uploaded('perjanjian.pdf'),
      spouse_agreement: null,
      proof_of_marriage: uploaded('buku-nikah.png'),
      ktp_document: uploaded('ktp.jpg'),
      npwp_document: uploaded('npwp.jpg'),
      divorce_deed: null,
      spouse_death_certificate: null,
    },
  },
};

export const emergencyContactMinimal: StepAnswers = {
  ...EMERGENCY_CONTACT,
  actions: [
    { fill: 'Nama Kontak Darurat', with: 'Bambang Wahyudi' },
    { fill: 'Nomor Telepon Kontak Darurat', with: '081298765432' },
    { choose: 'Hubungan', option: 'Saudara Kandung' },
    ...typeAddress(KEMANG),
    { upload: 'Unggah Persetujuan', file: 'persetujuan.pdf' },
  ],
  stored: {
    addresses: { emergency: storedAddress(KEMANG) },
    emergency_contact: {
      name: 'Bambang Wahyudi',
      phone_number: '081298765432',
      relationship_id: 4,
      relationship_other: null,
      consent_path_url: contentsOf('persetujuan.pdf'),
    },
  },
};

export const emergencyContactMaximal: StepAnswers = {
  ...EMERGENCY_CONTACT,
  actions: [
    { fill: 'Nama Kontak Darurat', with: 'Bambang Wahyudi' },
    { fill: 'Nomor Telepon Kontak Darurat', with: '081298765432' },
    { choose: 'Hubungan', option: 'Lainnya' },
    { fill: 'Hubungan Lainnya', with: 'Wali baptis' },
    ...typeAddress(MALIOBORO),
    { upload: 'Unggah Persetujuan', file: 'persetujuan.pdf' },
  ],
  stored: {
    addresses: { emergency: storedAddress(MALIOBORO) },
    emergency_contact: {
      name: 'Bambang Wahyudi',
      phone_number: '081298765432',
      relationship_id: 13,
      relationship_other: 'Wali baptis',
      consent_path_url: contentsOf('persetujuan.pdf'),
    },
  },
};
