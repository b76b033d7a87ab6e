/** An upload field of the onboarding, and a user who has not filled in anything there. */
export interface UploadField {
  /** The name in the oracle: the form or kind of card, and the field. */
  field: string;
  label: string | RegExp;
  email: string;
  /** Below `/bos`. */
  path: string;
  /** A request that prepares the stored data, below identity. */
  request?: readonly [method: 'PATCH' | 'POST', path: string, body: object];
  /** Buttons and choices to press until the field is shown. */
  press?: readonly string[];
}

const PERSON = 'borrower.individu@bos.test';
const COMPANY = 'borrower.corporate@bos.test';
const INDIVIDUAL = '/borrower/onboarding/individu-non-partner';
const CORPORATE = '/borrower/onboarding/corporate-non-partner';

/** The fields of one screen, by their names in the oracle. */
const at = (
  screen: Omit<UploadField, 'field' | 'label'>,
  of: string,
  fields: Readonly<Record<string, string | RegExp>>,
): UploadField[] =>
  Object.entries(fields).map(([name, label]) => ({ ...screen, field: `${of} ${name}`, label }));

const spouse = (
  maritalStatusId: number,
  ...press: string[]
): Omit<UploadField, 'field' | 'label'> => ({
  email: PERSON,
  path: `${INDIVIDUAL}/family/spouse`,
  request: ['PATCH', '/user/update', { information: { marital_status_id: maritalStatusId } }],
  press,
});

const bank = { bank_id: 8, account_no: '1400012345678', account_name: 'Budi', account_type_id: 1 };
const management = { email: COMPANY, path: `${CORPORATE}/management/management-shareholders` };

/** Every upload field of every flow. */
export const UPLOAD_FIELDS: readonly UploadField[] = [
  ...at({ email: PERSON, path: `${INDIVIDUAL}/personal/identity` }, 'identity', {
    ktpDocument: 'Foto KTP',
    npwpDocument: 'Foto NPWP',
  }),
  ...at(spouse(1, 'Ya'), 'spouse', {
    assetsSeparationAgreement: 'Perjanjian Pisah Harta',
    proofOfMarriage: 'Buku Nikah',
    ktpDocument: 'KTP Pasangan',
    npwpDocument: 'Dokumen NPWP Pasangan',
  }),
  ...at(spouse(1, 'Tidak'), 'spouse', { spouseAgreement: 'Persetujuan Pasangan' }),
  ...at(spouse(3), 'spouse', { divorceDeed: 'Akta Cerai' }),
  ...at(spouse(4), 'spouse', { deathCertificate: 'Akta Kematian Pasangan' }),
  ...at({ email: PERSON, path: `${INDIVIDUAL}/family/emergency-contact` }, 'emergency-contact', {
    consentDocument: 'Unggah Persetujuan',
  }),
  ...at(
    {
      email: PERSON,
      path: `${INDIVIDUAL}/finance/bank-statements`,
      request: ['POST', '/user/banks', bank],
    },
    'bank-statements',
    { document: /^Mutasi / },
  ),
  ...at(
    {
      email: PERSON,
      path: `${INDIVIDUAL}/finance/financial-statements`,
      press: ['Tambah Laporan'],
    },
    'a card of financial-statements',
    { document: 'Berkas Laporan' },
  ),
  ...at(
    { email: PERSON, path: `${INDIVIDUAL}/business/collateral`, press: ['Tambah Agunan'] },
    'a card of collateral',
    { file: 'Berkas Agunan' },
  ),
  ...at(
    {
      email: 'borrower.individu.partner@bos.test',
      path: '/borrower/onboarding/individu-direct-partner/partnership/partnership',
    },
    'partnership',
    { recommendationLetter: 'Surat Rekomendasi' },
  ),
  ...at({ email: COMPANY, path: `${CORPORATE}/company/legal-documents` }, 'legal-documents', {
    'establishment.document': 'Akta Pendirian',
    establishmentDecree: 'SK Kemenkumham Akta Pendirian',
    nibDocument: 'Dokumen NIB',
    npwpDocument: 'Dokumen NPWP Perusahaan',
    companyProfile: 'Profil Perusahaan',
    'change.document': 'Akta Perubahan',
    changeDecree: 'SK Kemenkumham Akta Perubahan',
  }),
  ...at(
    {
      email: COMPANY,
      path: `${CORPORATE}/company/legal-documents`,
      press: ['Tambah Dokumen Lain'],
    },
    'legal-documents',
    { others: 'Berkas Dokumen' },
  ),
  ...at({ email: COMPANY, path: `${CORPORATE}/pic/pic` }, 'pic', {
    ktpDocument: 'KTP PIC',
    idCard: 'Kartu Karyawan',
    appointmentLetter: 'Surat Penunjukan',
  }),
  ...at({ ...management, press: ['Tambah Pengurus'] }, 'a card of management-shareholders', {
    ktpDocument: 'Dokumen KTP',
    npwpDocument: 'Dokumen NPWP',
  }),
  ...at(
    { ...management, press: ['Tambah Pemegang Saham', 'Badan Usaha'] },
    'a card of management-shareholders: a company',
    { npwpDocument: 'Dokumen NPWP' },
  ),
  ...at({ email: COMPANY, path: `${CORPORATE}/business/business-photos` }, 'business-photos', {
    photos: 'Foto Usaha',
  }),
  ...at({ email: 'merchant@bos.test', path: `${INDIVIDUAL}/review/review` }, 'review', {
    merchantUserConsent: 'Persetujuan Pengguna Merchant',
  }),
];
