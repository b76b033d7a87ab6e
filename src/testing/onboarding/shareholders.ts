import type { Shareholder } from '@/api/wire';

/** A stored file in the format of the API. */
export const file = { file_name: 'ktp.jpg', file_path: '/files/ktp.jpg' };
/** The same file in the format of a form. */
export const document = { fileName: 'ktp.jpg', pathUrl: '/files/ktp.jpg' };

/** A president director who is also a shareholder. */
export const siti: Shareholder = {
  id: 1,
  is_corporate: false,
  is_public: null,
  name: 'Siti Rahayu',
  email: 'siti@bos.test',
  phone_number: '081234567890',
  birth_date: '1980-01-01',
  gender_id: 2,
  nik: '3174074101800001',
  npwp: '091234567891000',
  address: null,
  province_id: null,
  city_id: null,
  district_id: null,
  village_id: null,
  postal_code: null,
  rt_rw: null,
  domiciled_address: null,
  shareholder_type_ids: [1, 2],
  shareholder_position_id: 1,
  ownership_percentage: 60,
  ktp_document: file,
  npwp_document: file,
};

/** A company that owns the other shares. */
export const parent: Shareholder = {
  ...siti,
  id: 2,
  is_corporate: true,
  is_public: true,
  name: 'PT Induk',
  email: null,
  phone_number: null,
  birth_date: null,
  gender_id: null,
  nik: null,
  ktp_document: null,
  shareholder_type_ids: [2],
  shareholder_position_id: null,
  ownership_percentage: 40,
};
