import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { type OldSubStep, reviseOldValues } from '../support/oldAnswers';
import { nextWeekday, yearsAgo } from '../applications/dates';
import { addressOf, callAs, startSignedIn } from '../support/signIn';

const INDIVIDUAL = '/borrower/onboarding/individu-non-partner';
const COMPANY = '/borrower/onboarding/corporate-non-partner';
const EMPTY = 'Tidak boleh kosong';
const NO_DATE = 'Isi tanggal yang benar dengan format DD/MM/YYYY';

const day = nextWeekday();

const KTP_ADDRESS = {
  address: 'Desa Sukamaju',
  province_id: 31,
  city_id: 3174,
  district_id: 317407,
  village_id: 3174071006,
  postal_code: '12190',
  rt_rw: '003/004',
};

const oldSpelling: OldSubStep[] = [
  {
    at: 'personal/personal-data',
    heading: 'Data Pribadi',
    shown: [
      ['Nama Lengkap', 'BUDI SANTOSO, S.E.'],
      ['Nomor Telepon', '62 812 3459 0070'],
      ['Email', ''],
      ['Tanggal Lahir', '1988-05-06T00:00:00+07:00'],
    ],
    wrong: [`Tanggal Lahir: ${NO_DATE}`],
    actions: [
      { fill: 'Tanggal Lahir', with: '06/05/1988' },
      { fill: 'Tempat Lahir', with: 'Depok' },
    ],
    changes: {
      'user.information.birth_date': '1988-05-06',
      'user.information.birth_place': 'Depok',
    },
  },
  {
    at: 'personal/identity',
    heading: 'Identitas',
    shown: [
      ['NIK', '3174 0706 0588 0070'],
      ['Berlaku Hingga', 'SEUMUR HIDUP'],
      ['NPWP', '0919 0070 2542 070'],
      ['Kode Pos', '1216'],
      ['RT/RW', '3/5'],
    ],
    wrong: [
      `Berlaku Hingga: ${NO_DATE}`,
      'Kode Pos: Kode pos wajib 5 angka',
      'RT/RW: Invalid RT/RW format',
    ],
    actions: [
      { tick: 'Seumur Hidup' },
      { fill: 'Kode Pos', with: '12160' },
      { fill: 'RT/RW', with: '003/005' },
    ],
    changes: {
      'user.information.nik_expired_date': '9999-12-31',
      'user.addresses.ktp.postal_code': '12160',
      'user.addresses.ktp.rt_rw': '003/005',
    },
  },
  {
    at: 'employment/employment',
    heading: 'Pekerjaan dan Penghasilan',
    shown: [
      ['Lama Bekerja (bulan)', '1200'],
      ['Penghasilan per Bulan', '0'],
      ['Telepon Perusahaan', '0217 9180 011'],
    ],
    wrong: [
      'Lama Bekerja (bulan): Isi lama bekerja dengan angka 1 sampai 999',
      'Penghasilan per Bulan: Penghasilan harus lebih dari 0',
    ],
    actions: [
      { fill: 'Lama Bekerja (bulan)', with: '120' },
      { fill: 'Penghasilan per Bulan', with: '9500000' },
      { fill: 'Divisi', with: 'Gudang' },
    ],
    changes: {
      'user.information.length_of_work': 120,
      'user.information.income_amount': 9_500_000,
      'user.information.division': 'Gudang',
    },
  },
];

const oldChoices: OldSubStep[] = [
  {
    at: 'employment/employment',
    heading: 'Pekerjaan dan Penghasilan',
    shown: [
      ['Sumber Penghasilan', 'Lainnya'],
      ['Sumber Penghasilan Lainnya', ''],
    ],
    wrong: [`Sumber Penghasilan Lainnya: ${EMPTY}`],
    actions: [{ fill: 'Sumber Penghasilan Lainnya', with: 'Sewa ruko' }],
    changes: { 'user.information.source_of_income_other': 'Sewa ruko' },
  },
  {
    at: 'family/emergency-contact',
    heading: 'Kontak Darurat',
    shown: [
      ['Nama Kontak Darurat', 'Agus Setiawan'],
      ['Hubungan', ''],
    ],
    wrong: [`Hubungan: ${EMPTY}`],
    // The text that was stored without its choice is shown again with the choice.
    actions: [{ choose: 'Hubungan', option: 'Lainnya' }],
    changes: { 'user.emergency_contact.relationship_id': 13 },
  },
  {
    at: 'consultation/provider-family',
    heading: 'Keluarga dan Konsultasi',
    shown: [
      ['Nama Anggota Keluarga', 'Rahmat'],
      ['Hubungan Keluarga', ''],
    ],
    wrong: [`Hubungan Keluarga: ${EMPTY}`],
    actions: [{ choose: 'Hubungan Keluarga', option: 'Sepupu' }],
    changes: { 'user.bos_family.relationship_id': 7 },
  },
];

const oldAddresses: OldSubStep[] = [
  {
    at: 'personal/personal-data',
    heading: 'Data Pribadi',
    shown: [['Nama Lengkap', 'Tono Subagyo']],
    wrong: [],
    actions: [{ fill: 'Tempat Lahir', with: 'Depok' }],
    changes: { 'user.information.birth_place': 'Depok' },
  },
  {
    at: 'personal/identity',
    heading: 'Identitas',
    shown: [
      ['Alamat', 'Desa Sukamaju'],
      ['Provinsi', ''],
      ['RT/RW', ''],
    ],
    // The lists below depend on the province.
    wrong: ['Provinsi', 'Kode Pos', 'RT/RW'].map((label) => `${label}: ${EMPTY}`),
    actions: [
      { choose: 'Provinsi', option: 'DKI Jakarta' },
      { choose: 'Kota/Kabupaten', option: 'Kota Jakarta Selatan' },
      { choose: 'Kecamatan', option: 'Kebayoran Baru' },
      { choose: 'Kelurahan/Desa', option: 'Senayan' },
      { fill: 'Kode Pos', with: '12190' },
      { fill: 'RT/RW', with: '003/004' },
    ],
    // The domicile is set to the same address, and is updated with it.
    changes: { 'user.addresses.ktp': KTP_ADDRESS, 'user.addresses.domicilies': KTP_ADDRESS },
  },
];

const oldCompany: OldSubStep[] = [
  {
    at: 'company/company-profile',
    heading: 'Profil Perusahaan',
    shown: [
      ['Nama Perusahaan', 'CV. Lama Sekali'],
      ['NPWP Perusahaan', '-'],
      ['NIB', '8120'],
      ['Jumlah Karyawan', '12,5'],
    ],
    wrong: [
      'NPWP Perusahaan: NPWP wajib 15 atau 16 angka',
      'NIB: NIB wajib 13 angka',
      'Jumlah Karyawan: Isi dengan angka bulat mulai dari 1',
    ],
    actions: [
      { fill: 'NPWP Perusahaan', with: '021843771243615' },
      { fill: 'NIB', with: '9120118000003' },
      { fill: 'Jumlah Karyawan', with: '12' },
    ],
    changes: {
      'user.information.npwp': '021843771243615',
      'user.information.nib': '9120118000003',
      'user.information.total_staff': 12,
    },
  },
  {
    at: 'company/legal-documents',
    heading: 'Dokumen Legal',
    shown: [['Nomor Akta Pendirian', '']],
    wrong: [
      `Nomor Akta Pendirian: ${EMPTY}`,
      `Tanggal Akta Pendirian: ${EMPTY}`,
      'Dokumen Lain 2 – Nama Dokumen: Nama dokumen tidak boleh sama',
    ],
    actions: [
      { fill: 'Nomor Akta Pendirian', with: '17' },
      { fill: 'Tanggal Akta Pendirian', with: '21/05/2012' },
      { fill: 'Nama Dokumen', with: 'TDP', within: 'Dokumen Lain 2' },
    ],
    changes: {
      'user.documents.deed_of_establishment.number': '17',
      'user.documents.deed_of_establishment.validity_date': '2012-05-21',
      'user.documents.others.1.name': 'TDP',
    },
  },
  {
    at: 'consultation/provider-family',
    heading: 'Keluarga dan Konsultasi',
    shown: [
      ['Tanggal Konsultasi', yearsAgo(6)],
      ['Jam Konsultasi', '08:30 WIB'],
    ],
    wrong: [
      'Tanggal Konsultasi: Pilih hari kerja mulai besok sampai 30 hari ke depan',
      'Jam Konsultasi: Pilih jam antara 09:00 dan 16:00 WIB',
    ],
    actions: [
      { fill: 'Tanggal Konsultasi', with: day.typed },
      { choose: 'Jam Konsultasi', option: '10:00 WIB' },
    ],
    changes: { consultation_schedules: [{ date: day.wire, time: '10:00' }] },
  },
];

test.beforeEach(({ mock }) => mock.reset('old-data'));

const PEOPLE = [
  { name: 'old.spelling', of: 'old spellings', steps: oldSpelling },
  { name: 'old.choices', of: 'choices without their texts, and texts without', steps: oldChoices },
  { name: 'old.places', of: 'addresses from before the regions', steps: oldAddresses },
];

for (const { name, of, steps } of sampleOf(PEOPLE, 1)) {
  test(`I7: ${of} are shown, reported, and unchanged until the user changes them @phone`, async ({
    page,
    mock,
  }) => {
    await startSignedIn(page, mock, name);
    await page.goto('/bos/');
    await expect(page.getByRole('heading', { name: 'Pengajuan Anda', level: 1 })).toBeVisible();
    for (const step of steps) await reviseOldValues(page, mock, [name, INDIVIDUAL], step);
  });
}

test(
  'I7: a company with old values corrects one form after the other, and no save changes another form',
  { tag: '@all' },
  async ({ page, mock }) => {
    const name = 'old.company';
    await mock.setStatus(addressOf(name), { onboarding_status_id: 5 });
    await callAs(mock, name, ['POST', '/user/tnc'], { tnc: true, version: '1.0' });
    await startSignedIn(page, mock, name);
    for (const step of oldCompany) await reviseOldValues(page, mock, [name, COMPANY], step);
  },
);
