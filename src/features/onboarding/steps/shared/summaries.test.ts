import { contextWith } from '@/testing/onboardingContext';
import { answersOf, plainWords } from '@/testing/plainWords';
import { companyAddressStep } from '../company-address/definition';
import { companyProfileStep } from '../company-profile/definition';
import { domicileStep } from '../domicile/definition';
import { emergencyContactStep } from '../emergency-contact/definition';
import { employmentStep } from '../employment/definition';
import { identityStep } from '../identity/definition';
import { legalDocumentsStep } from '../legal-documents/definition';
import { partnershipStep } from '../partnership/definition';
import { personalDataStep } from '../personal-data/definition';
import { picStep } from '../pic/definition';
import { providerFamilyStep } from '../provider-family/definition';
import { spouseStep } from '../spouse/definition';

const ref = (name: string) => ({ file_name: name, path_url: `/files/${name}` });

const address = {
  address: 'Jalan Senopati 12',
  province_id: 31,
  city_id: 3174,
  district_id: 317407,
  village_id: 3174071004,
  postal_code: '12190',
  rt_rw: '003/004',
};

test('personal data are shown with the names of their choices', () => {
  const context = contextWith({
    information: {
      name: 'Sri Wahyuni',
      phone_number: '6281234567890',
      birth_date: '1990-06-05',
      marital_status_id: 2,
    },
  });
  expect(answersOf(personalDataStep.summary(context, plainWords))).toMatchObject({
    'Nama Lengkap': 'Sri Wahyuni',
    'Nomor Telepon': '62 812 3456 7890',
    Email: 'sri@bos.test',
    'Tanggal Lahir': '1990-06-05',
    'Status Pernikahan': 'marital-statuses 2',
    Agama: '',
  });
});

test('NIK and NPWP are masked, a card for life is told in words, files can be opened', () => {
  const context = contextWith({
    information: { nik: '3174074506900001', npwp: '1', nik_expired_date: '9999-12-31' },
    documents: { ktp: ref('ktp.jpg') },
    addresses: { ktp: address },
  });
  const groups = identityStep.summary(context, plainWords);
  expect(answersOf(groups)).toMatchObject({
    'Berlaku Hingga': 'Seumur Hidup',
    'Foto KTP': 'ktp.jpg',
    'Foto NPWP': '',
    'Kelurahan/Desa': 'wilayah 3174071004',
  });
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.filter((row) => row.isSensitive).map((row) => row.value)).toEqual([
    '3174074506900001',
    '1',
  ]);
  expect(rows.find((row) => row.value === 'ktp.jpg')?.file).toEqual({
    fileName: 'ktp.jpg',
    pathUrl: '/files/ktp.jpg',
  });
  expect(identityStep.regions?.(context)).toEqual([
    { provinceId: 31, cityId: 3174, districtId: 317407, villageId: 3174071004 },
  ]);
});

test('a domicile tells whether it is the KTP address, and is empty before the answer', () => {
  const same = contextWith({
    isDomicileSameAsKtp: true,
    addresses: { domicilies: { ...address, home_ownership_id: 4 } },
  });
  expect(answersOf(domicileStep.summary(same, plainWords))).toMatchObject({
    'Sama dengan alamat KTP': 'Ya',
    Alamat: 'Jalan Senopati 12',
    'Status Kepemilikan Rumah': 'home-ownerships 4',
  });
  const open = answersOf(domicileStep.summary(contextWith(), plainWords));
  expect(new Set(Object.values(open))).toEqual(new Set(['']));
  expect(domicileStep.regions?.(contextWith())).toEqual([]);
});

test('names of one’s own are shown with the choices that asked for them', () => {
  const listed = contextWith({ information: { position_id: 1, position_other: 'Lama' } });
  expect(answersOf(employmentStep.summary(listed, plainWords))).not.toHaveProperty(
    'Jabatan Lainnya',
  );
  const own = contextWith({
    information: {
      position_id: 14,
      position_other: 'Kepala Gudang',
      length_of_work: 120,
      income_amount: 27500000,
    },
  });
  expect(answersOf(employmentStep.summary(own, plainWords))).toMatchObject({
    'Jabatan Lainnya': 'Kepala Gudang',
    'Lama Bekerja (bulan)': '120 bulan',
    'Penghasilan per Bulan': 'Rp 27500000',
  });
});

test('of a marriage only what applies is shown', () => {
  const spouse = { name: 'Andi Baso', is_separate_assets: true, divorce_deed: ref('akta.pdf') };
  const rowsFor = (maritalStatusId: number) =>
    answersOf(
      spouseStep.summary(
        contextWith({ information: { marital_status_id: maritalStatusId }, spouse }),
        plainWords,
      ),
    );
  expect(rowsFor(1)).toMatchObject({ 'Pisah Harta': 'Ya', 'Perjanjian Pisah Harta': '' });
  expect(rowsFor(1)).not.toHaveProperty('Persetujuan Pasangan');
  expect(rowsFor(3)).toEqual({ 'Akta Cerai': 'akta.pdf' });
  expect(rowsFor(4)).toEqual({ 'Akta Kematian Pasangan': '' });
});

test('the consent of the emergency contact can be opened', () => {
  const context = contextWith({
    emergencyContact: { relationship_id: 4, consent_path_url: '/files/1.pdf' },
  });
  const rows = emergencyContactStep.summary(context, plainWords).flatMap((group) => group.rows);
  expect(rows.at(-1)).toMatchObject({
    value: 'persetujuan.pdf',
    file: { pathUrl: '/files/1.pdf' },
  });
});

test('family and schedule are told in words', () => {
  const context = contextWith({
    bosFamily: { name: 'Dewi Lestari', relationship_id: 7 },
    schedule: { date: '2026-11-03', time: '09:00' },
  });
  expect(answersOf(providerFamilyStep.summary(context, plainWords))).toEqual({
    'Apakah Anda memiliki keluarga di BOS?': 'Ya',
    'Nama Anggota Keluarga': 'Dewi Lestari',
    'Hubungan Keluarga': 'relationships 7',
    'Tanggal Konsultasi': '2026-11-03',
    'Jam Konsultasi': '09:00 WIB',
  });
});

test('a company is told with the names of its choices, its NPWP masked, its assets as rupiah', () => {
  const context = contextWith({
    information: {
      company_name: 'PT Karya Mandiri',
      company_type_id: 1,
      company_scale_id: 3,
      npwp: '012345678612000',
      nib: '9120110037034',
      company_phone_number: '0315041960',
      total_asset: 12500000000,
      total_staff: 1250,
    },
  });
  const groups = companyProfileStep.summary(context, plainWords);
  expect(answersOf(groups)).toEqual({
    'Nama Perusahaan': 'PT Karya Mandiri',
    'Bentuk Badan Usaha': 'company-types 1',
    'NPWP Perusahaan': '012345678612000',
    NIB: '9120 1100 3703 4',
    'Telepon Perusahaan': '0315 0419 60',
    'Skala Perusahaan': 'company-scales 3',
    'Sektor Usaha': '',
    'Sektor Ekonomi': '',
    'Total Aset': 'Rp 12500000000',
    'Jumlah Karyawan': '1.250 orang',
  });
  const masked = groups.flatMap((group) => group.rows).filter((row) => row.isSensitive);
  expect(masked.map(({ value }) => value)).toEqual(['012345678612000']);
});

test('the addresses of a company stand in two groups, the second where there is a warehouse', () => {
  const company = { ...address, business_address_category_id: 3, home_ownership_id: 4 };
  const alone = contextWith({ addresses: { company } });
  expect(answersOf(companyAddressStep.summary(alone, plainWords))).toMatchObject({
    'Kategori Alamat Usaha': 'business-address-categories 3',
    Alamat: 'Jalan Senopati 12',
    'Status Kepemilikan': 'home-ownerships 4',
    'Memiliki gudang': 'Tidak',
  });
  const both = contextWith({
    addresses: { company, warehouse: { ...address, village_id: 3174071001 } },
  });
  const [first, second] = companyAddressStep.summary(both, plainWords);
  expect(first?.title).toBe('Alamat utama perusahaan');
  expect(first?.rows.at(-1)?.value).toBe('Ya');
  expect(second?.title).toBe('Alamat gudang');
  expect(answersOf([second!])).toMatchObject({ 'Kelurahan/Desa': 'wilayah 3174071001' });
  expect(companyAddressStep.regions?.(both)).toHaveLength(2);
  const open = answersOf(companyAddressStep.summary(contextWith(), plainWords));
  expect(new Set(Object.values(open))).toEqual(new Set(['']));
});

test('a partnership is told with its category, and a commitment of its own with its choice', () => {
  const context = contextWith({
    partner: {
      partner_id: 301,
      partner_name: 'PT Mitra Abadi',
      partner_relation_start_date: '2024-03-01',
    },
    information: { partner_commitment_id: 6, partner_commitment_other: 'Pelatihan' },
    documents: { recommendation_letter: ref('rekomendasi.pdf') },
  });
  expect(answersOf(partnershipStep.summary(context, plainWords))).toEqual({
    'Nama Mitra': 'PT Mitra Abadi',
    'Kategori Kemitraan': 'Kemitraan langsung',
    'Mulai Bermitra': '2024-03-01',
    'Komitmen Kemitraan': 'partner-commitments 6',
    'Komitmen Lainnya': 'Pelatihan',
    'Surat Rekomendasi': 'rekomendasi.pdf',
  });
  expect(answersOf(partnershipStep.summary(contextWith(), plainWords))).not.toHaveProperty(
    'Komitmen Lainnya',
  );
});

test('legal documents are shown with number and date, the others by the names that they were given', () => {
  const context = contextWith({
    documents: {
      deed_of_establishment: { ...ref('akta.pdf'), number: '17', validity_date: '2012-05-21' },
      others: [{ ...ref('izin.pdf'), id: 4, name: 'Izin Usaha', created_at: '' }],
    },
  });
  const groups = legalDocumentsStep.summary(context, plainWords);
  expect(groups.map(({ title }) => title)).toEqual([undefined, 'Dokumen Lain']);
  expect(answersOf(groups)).toMatchObject({
    'Akta Pendirian': 'akta.pdf',
    'Nomor Akta Pendirian': '17',
    'Tanggal Akta Pendirian': '2012-05-21',
    'Akta Perubahan': '',
    'Izin Usaha': 'izin.pdf',
  });
  expect(groups[1]?.rows[0]?.file).toEqual({ fileName: 'izin.pdf', pathUrl: '/files/izin.pdf' });
  expect(legalDocumentsStep.summary(contextWith(), plainWords)).toHaveLength(1);
});

test('of the person in charge NIK and NPWP are masked, and the position has its name', () => {
  const context = contextWith({
    pic: {
      address: 'Jalan Kertajaya 31',
      ktp: ref('ktp.png'),
      id_card: null,
      appointment_letter: ref('surat.pdf'),
      information: {
        name: 'Rina Kartika',
        email: 'rina@bos.test',
        phone_number: '081234567890',
        nik: '3578084506900001',
        npwp: '092542943407000',
        birth_place: 'Surabaya',
        birth_date: '1990-06-05',
        position_id: 7,
        division: null,
      },
    },
  });
  const groups = picStep.summary(context, plainWords);
  expect(answersOf(groups)).toMatchObject({
    'Nama PIC': 'Rina Kartika',
    'Nomor Telepon PIC': '0812 3456 7890',
    'Jabatan PIC': 'positions 7',
    'Divisi PIC': '',
    'Kartu Karyawan': '',
    'Surat Penunjukan': 'surat.pdf',
  });
  const sensitive = groups.flatMap(({ rows }) => rows).filter((row) => row.isSensitive);
  expect(sensitive.map(({ value }) => value)).toEqual(['3578084506900001', '092542943407000']);
  const unanswered = answersOf(picStep.summary(contextWith(), plainWords));
  expect(new Set(Object.values(unanswered))).toEqual(new Set(['']));
});
