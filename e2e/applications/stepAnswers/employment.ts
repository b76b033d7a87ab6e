import type { StepAnswers } from '../application';

const EMPLOYMENT = { at: 'employment/employment', heading: 'Pekerjaan dan Penghasilan' };

export const employmentMinimal: StepAnswers = {
  ...EMPLOYMENT,
  actions: [
    { choose: 'Pekerjaan', option: 'Karyawan Swasta' },
    { fill: 'Nama Perusahaan', with: 'PT Maju Jaya' },
    { choose: 'Jabatan', option: 'Staf' },
    { fill: 'Lama Bekerja (bulan)', with: '36' },
    { fill: 'Penghasilan per Bulan', with: '12500000' },
    { choose: 'Sumber Penghasilan', option: 'Gaji' },
    { choose: 'Sektor Usaha', option: 'Konstruksi' },
  ],
  stored: {
    information: {
      occupation_id: 1,
      company_name: 'PT Maju Jaya',
      position_id: 12,
      position_other: null,
      division: null,
      length_of_work: 36,
      income_amount: 12500000,
      monthly_income_id: null,
      source_of_income_id: 1,
      source_of_income_other: null,
      business_sector_id: 6,
      economic_sector_id: null,
      // 'Menengah', the default of the form.
      company_scale_id: 3,
      company_phone_number: null,
    },
  },
};

export const employmentMaximal: StepAnswers = {
  ...EMPLOYMENT,
  actions: [
    { choose: 'Pekerjaan', option: 'Wiraswasta' },
    { fill: 'Nama Perusahaan', with: 'CV Sinar & Putra (Surabaya)' },
    { choose: 'Jabatan', option: 'Lainnya' },
    { fill: 'Jabatan Lainnya', with: 'Kepala Gudang' },
    { fill: 'Divisi', with: 'Logistik' },
    { fill: 'Lama Bekerja (bulan)', with: '120' },
    { fill: 'Penghasilan per Bulan', with: '27.500.000' },
    { choose: 'Rentang Penghasilan', option: 'Lebih dari Rp25.000.000 - Rp50.000.000' },
    { choose: 'Sumber Penghasilan', option: 'Lainnya' },
    { fill: 'Sumber Penghasilan Lainnya', with: 'Komisi penjualan' },
    { choose: 'Sektor Usaha', option: 'Perdagangan Besar' },
    { choose: 'Skala Perusahaan', option: 'Besar' },
    { choose: 'Sektor Ekonomi', option: 'Pengangkutan dan Pergudangan' },
    { fill: 'Telepon Perusahaan', with: '0315345678' },
  ],
  stored: {
    information: {
      occupation_id: 8,
      company_name: 'CV Sinar & Putra (Surabaya)',
      position_id: 14,
      position_other: 'Kepala Gudang',
      division: 'Logistik',
      length_of_work: 120,
      income_amount: 27500000,
      monthly_income_id: 4,
      source_of_income_id: 3,
      source_of_income_other: 'Komisi penjualan',
      business_sector_id: 1,
      economic_sector_id: 8,
      company_scale_id: 4,
      company_phone_number: '0315345678',
    },
  },
};
