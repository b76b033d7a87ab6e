import { contextWith } from '@/testing/onboarding/onboardingContext';
import { answersOf, plainFormatter } from '@/testing/onboarding/plainFormatter';
import { companyAddressStep } from './company-address/definition';
import { companyProfileStep } from './company-profile/definition';
import { legalDocumentsStep } from './legal-documents/definition';
import { partnershipStep } from './partnership/definition';
import { picStep } from './pic/definition';

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

test('a company is shown with the names of its choices, its NPWP masked, its assets as rupiah', () => {
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
  const groups = companyProfileStep.summary(context, plainFormatter);
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
  expect(answersOf(companyAddressStep.summary(alone, plainFormatter))).toMatchObject({
    'Kategori Alamat Usaha': 'business-address-categories 3',
    Alamat: 'Jalan Senopati 12',
    'Status Kepemilikan': 'home-ownerships 4',
    'Memiliki gudang': 'Tidak',
  });
  const both = contextWith({
    addresses: { company, warehouse: { ...address, village_id: 3174071001 } },
  });
  const [first, second] = companyAddressStep.summary(both, plainFormatter);
  expect(first?.title).toBe('Alamat utama perusahaan');
  expect(first?.rows.at(-1)?.value).toBe('Ya');
  expect(second?.title).toBe('Alamat gudang');
  expect(answersOf([second!])).toMatchObject({ 'Kelurahan/Desa': 'wilayah 3174071001' });
  expect(companyAddressStep.regions?.(both)).toHaveLength(2);
  const open = answersOf(companyAddressStep.summary(contextWith(), plainFormatter));
  expect(new Set(Object.values(open))).toEqual(new Set(['']));
});

test('a partnership is shown with its category, and a commitment of its own with its choice', () => {
  const context = contextWith({
    partner: {
      partner_id: 301,
      partner_name: 'PT Mitra Abadi',
      partner_relation_start_date: '2024-03-01',
    },
    information: { partner_commitment_id: 6, partner_commitment_other: 'Pelatihan' },
    documents: { recommendation_letter: ref('rekomendasi.pdf') },
  });
  expect(answersOf(partnershipStep.summary(context, plainFormatter))).toEqual({
    'Nama Mitra': 'PT Mitra Abadi',
    'Kategori Kemitraan': 'Kemitraan langsung',
    'Mulai Bermitra': '2024-03-01',
    'Komitmen Kemitraan': 'partner-commitments 6',
    'Komitmen Lainnya': 'Pelatihan',
    'Surat Rekomendasi': 'rekomendasi.pdf',
  });
  expect(answersOf(partnershipStep.summary(contextWith(), plainFormatter))).not.toHaveProperty(
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
  const groups = legalDocumentsStep.summary(context, plainFormatter);
  expect(groups.map(({ title }) => title)).toEqual([undefined, 'Dokumen Lain']);
  expect(answersOf(groups)).toMatchObject({
    'Akta Pendirian': 'akta.pdf',
    'Nomor Akta Pendirian': '17',
    'Tanggal Akta Pendirian': '2012-05-21',
    'Akta Perubahan': '',
    'Izin Usaha': 'izin.pdf',
  });
  expect(groups[1]?.rows[0]?.file).toEqual({ fileName: 'izin.pdf', pathUrl: '/files/izin.pdf' });
  expect(legalDocumentsStep.summary(contextWith(), plainFormatter)).toHaveLength(1);
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
  const groups = picStep.summary(context, plainFormatter);
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
  const empty = answersOf(picStep.summary(contextWith(), plainFormatter));
  expect(new Set(Object.values(empty))).toEqual(new Set(['']));
});
