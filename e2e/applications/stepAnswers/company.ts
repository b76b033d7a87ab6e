import type { StepAnswers } from '../application';
import { GENTENG, LOSARI, SENAYAN, storedAddress, typeAddress } from './addresses';

const PROFILE = { at: 'company/company-profile', heading: 'Profil Perusahaan' };
const ADDRESS = { at: 'company/company-address', heading: 'Alamat Perusahaan' };
const COMPANY = 'Alamat utama perusahaan';
const WAREHOUSE = 'Alamat gudang';

/** The scale keeps the default of the form. */
export const companyProfileMinimal: StepAnswers = {
  ...PROFILE,
  actions: [
    { fill: 'Nama Perusahaan', with: 'PT Maju' },
    { choose: 'Bentuk Badan Usaha', option: 'Perseroan Terbatas (PT)' },
    { fill: 'NPWP Perusahaan', with: '0213456789012345' },
    { fill: 'NIB', with: '9120001234567' },
    { fill: 'Telepon Perusahaan', with: '0217918001' },
    { choose: 'Sektor Usaha', option: 'Konstruksi' },
    { choose: 'Sektor Ekonomi', option: 'Konstruksi' },
    { fill: 'Total Aset', with: '1500000000' },
    { fill: 'Jumlah Karyawan', with: '1' },
  ],
  stored: {
    information: {
      company_name: 'PT Maju',
      company_type_id: 1,
      npwp: '0213456789012345',
      nib: '9120001234567',
      company_phone_number: '0217918001',
      // 'Menengah', the default of the form.
      company_scale_id: 3,
      business_sector_id: 6,
      economic_sector_id: 6,
      total_asset: 1500000000,
      total_staff: 1,
    },
  },
};

export const companyProfileMaximal: StepAnswers = {
  ...PROFILE,
  actions: [
    { fill: 'Nama Perusahaan', with: "PT D'Angkasa & Putra-Putri (Persero), Tbk. / No. 7" },
    { choose: 'Bentuk Badan Usaha', option: 'Perseroan Terbatas Terbuka (Tbk)' },
    { fill: 'NPWP Perusahaan', with: '02.134.567.8-901.000' },
    { fill: 'NIB', with: '9120 0076 5432 1' },
    { fill: 'Telepon Perusahaan', with: '+62 31-504-1960' },
    { choose: 'Skala Perusahaan', option: 'Besar' },
    { choose: 'Sektor Usaha', option: 'Transportasi dan Logistik' },
    { choose: 'Sektor Ekonomi', option: 'Pengangkutan dan Pergudangan' },
    { fill: 'Total Aset', with: '987.654.321.000' },
    { fill: 'Jumlah Karyawan', with: '12500' },
  ],
  stored: {
    information: {
      company_name: "PT D'Angkasa & Putra-Putri (Persero), Tbk. / No. 7",
      company_type_id: 2,
      npwp: '021345678901000',
      nib: '9120007654321',
      company_phone_number: '62315041960',
      company_scale_id: 4,
      business_sector_id: 8,
      economic_sector_id: 8,
      total_asset: 987654321000,
      total_staff: 12500,
    },
  },
};

export const companyAddressMinimal: StepAnswers = {
  ...ADDRESS,
  actions: [
    { choose: 'Kategori Alamat Usaha', option: 'Kantor Pusat' },
    ...typeAddress(SENAYAN),
    { choose: 'Status Kepemilikan', option: 'Milik Sendiri' },
  ],
  stored: {
    addresses: {
      company: {
        ...storedAddress(SENAYAN),
        business_address_category_id: 1,
        home_ownership_id: 1,
      },
    },
  },
};

/** With a warehouse. */
export const companyAddressMaximal: StepAnswers = {
  ...ADDRESS,
  actions: [
    { choose: 'Kategori Alamat Usaha', option: 'Ruko / Toko' },
    ...typeAddress(GENTENG, COMPANY),
    { choose: 'Status Kepemilikan', option: 'Sewa / Kontrak' },
    { tick: 'Memiliki gudang' },
    ...typeAddress(LOSARI, WAREHOUSE),
  ],
  stored: {
    addresses: {
      company: {
        ...storedAddress(GENTENG),
        business_address_category_id: 3,
        home_ownership_id: 4,
      },
      warehouse: storedAddress(LOSARI),
    },
  },
};
