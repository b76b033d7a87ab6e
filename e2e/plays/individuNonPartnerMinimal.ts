import {
  emptyAddresses,
  emptyDocuments,
  emptySpouse,
} from '../../mock-server/database/emptyTables';
import { lastFullMonths, nextWeekday } from './dates';
import { NOT_OF_INDIVIDUALS, type Play } from './play';
import { contentsOf, uploaded } from './uploaded';

const months = lastFullMonths(3);
const consultation = nextWeekday();

/** Where this person and the contact live. */
const SENAYAN = {
  province_id: 31,
  city_id: 3174,
  district_id: 317407,
  village_id: 3174071006,
  postal_code: '12190',
};

/** The fewest answers that make a complete application: single, no optional field, no collateral. */
export const individuNonPartnerMinimal: Play = {
  name: 'individu-non-partner with minimal data',
  variantPath: '/borrower/onboarding/individu-non-partner',
  steps: [
    {
      at: 'personal/personal-data',
      heading: 'Data Pribadi',
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
    },
    {
      at: 'personal/identity',
      heading: 'Identitas',
      actions: [
        { fill: 'NIK', with: '3174074506900001' },
        { fill: 'NPWP', with: '0123456789012345' },
        { upload: 'Foto KTP', file: 'ktp.jpg' },
        { upload: 'Foto NPWP', file: 'npwp.jpg' },
        { fill: 'Alamat', with: 'Jalan Senopati 12' },
        { choose: 'Provinsi', option: 'DKI Jakarta' },
        { choose: 'Kota/Kabupaten', option: 'Kota Jakarta Selatan' },
        { choose: 'Kecamatan', option: 'Kebayoran Baru' },
        { choose: 'Kelurahan/Desa', option: 'Senayan' },
        { fill: 'Kode Pos', with: '12190' },
        { fill: 'RT/RW', with: '003/004' },
      ],
    },
    {
      at: 'personal/domicile',
      heading: 'Alamat Domisili',
      actions: [
        { tick: 'Sama dengan alamat KTP' },
        { choose: 'Status Kepemilikan Rumah', option: 'Milik Sendiri' },
      ],
    },
    {
      at: 'employment/employment',
      heading: 'Pekerjaan dan Penghasilan',
      actions: [
        { choose: 'Pekerjaan', option: 'Karyawan Swasta' },
        { fill: 'Nama Perusahaan', with: 'PT Maju Jaya' },
        { choose: 'Jabatan', option: 'Staf' },
        { fill: 'Lama Bekerja (bulan)', with: '36' },
        { fill: 'Penghasilan per Bulan', with: '12500000' },
        { choose: 'Sumber Penghasilan', option: 'Gaji' },
        { choose: 'Sektor Usaha', option: 'Konstruksi' },
      ],
    },
    {
      at: 'family/emergency-contact',
      heading: 'Kontak Darurat',
      actions: [
        { fill: 'Nama Kontak Darurat', with: 'Bambang Wahyudi' },
        { fill: 'Nomor Telepon Kontak Darurat', with: '081298765432' },
        { choose: 'Hubungan', option: 'Saudara Kandung' },
        { fill: 'Alamat', with: 'Jalan Kemang Raya 8' },
        { choose: 'Provinsi', option: 'DKI Jakarta' },
        { choose: 'Kota/Kabupaten', option: 'Kota Jakarta Selatan' },
        { choose: 'Kecamatan', option: 'Kebayoran Baru' },
        { choose: 'Kelurahan/Desa', option: 'Senayan' },
        { fill: 'Kode Pos', with: '12190' },
        { upload: 'Unggah Persetujuan', file: 'persetujuan.pdf' },
      ],
    },
    {
      at: 'finance/banks',
      heading: 'Rekening Bank',
      actions: [
        { press: 'Tambah Rekening' },
        { choose: 'Bank', option: 'Bank Central Asia (BCA)' },
        { fill: 'Nomor Rekening', with: '1234567890' },
        { fill: 'Nama Pemilik Rekening', with: 'Sri Wahyuni' },
        { choose: 'Jenis Rekening', option: 'Tabungan' },
        { press: 'Simpan Rekening' },
      ],
    },
    {
      at: 'finance/bank-statements',
      heading: 'Mutasi Rekening',
      actions: months.map(({ label }) => ({ upload: label, file: 'mutasi.pdf' })),
    },
    { at: 'finance/financial-statements', heading: 'Laporan Keuangan', actions: [] },
    { at: 'business/collateral', heading: 'Dokumen Agunan', actions: [] },
    {
      at: 'consultation/provider-family',
      heading: 'Keluarga dan Konsultasi',
      actions: [
        { answer: 'Apakah Anda memiliki keluarga di BOS?', radio: 'Tidak' },
        { fill: 'Tanggal Konsultasi', with: consultation.typed },
        { choose: 'Jam Konsultasi', option: '09:00 WIB' },
      ],
    },
  ],
  expected: {
    user: {
      onboarding_status_id: 6,
      is_domicile_same_as_ktp: true,
      bos_family: { name: null, relationship_id: null },
      information: {
        ...NOT_OF_INDIVIDUALS,
        name: 'Sri Wahyuni',
        phone_number: '081234567890',
        email: 'otp.applicant@bos.test',
        birth_place: 'Surakarta',
        birth_date: '1990-06-05',
        gender_id: 2,
        religion_id: 1,
        education_id: 7,
        marital_status_id: 2,
        mother_name: 'Sumarni',
        nik: '3174074506900001',
        nik_issue_date: null,
        nik_expired_date: null,
        npwp: '0123456789012345',
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
        // 'Menengah', which nobody chose.
        company_scale_id: 3,
        company_phone_number: null,
        is_form_complete: true,
      },
      documents: { ...emptyDocuments(), ktp: uploaded('ktp.jpg'), npwp: uploaded('npwp.jpg') },
      addresses: {
        ...emptyAddresses(),
        ktp: { address: 'Jalan Senopati 12', ...SENAYAN, rt_rw: '003/004' },
        domicilies: {
          address: 'Jalan Senopati 12',
          ...SENAYAN,
          rt_rw: '003/004',
          home_ownership_id: 1,
        },
        emergency: { address: 'Jalan Kemang Raya 8', ...SENAYAN },
      },
      spouse: emptySpouse(),
      emergency_contact: {
        name: 'Bambang Wahyudi',
        phone_number: '081298765432',
        relationship_id: 4,
        relationship_other: null,
        consent_path_url: contentsOf('persetujuan.pdf'),
      },
    },
    onboarding_step: { step: 'consultation', sub_step: 'provider-family', revisions: [] },
    bank_accounts: [
      {
        bank_id: 14,
        account_no: '1234567890',
        account_name: 'Sri Wahyuni',
        account_type_id: 1,
        branch_name: null,
        remark_transfer_id: null,
        remark_other: null,
        is_affiliate_with_bank: false,
        is_active: true,
        is_open: false,
        statements: months.map(({ month, year }) => ({
          month,
          year,
          name: 'Sri Wahyuni',
          document: uploaded('mutasi.pdf'),
          document_type_id: null,
          document_status_id: 1,
        })),
      },
    ],
    financial_statements: [],
    collaterals: [],
    consultation_schedules: [{ date: consultation.wire, time: '09:00' }],
  },
};
