import { contextWith } from '@/testing/onboarding/onboardingContext';
import { answersOf, plainFormatter } from '@/testing/onboarding/plainFormatter';
import { domicileStep } from './domicile/definition';
import { emergencyContactStep } from './emergency-contact/definition';
import { employmentStep } from './employment/definition';
import { identityStep } from './identity/definition';
import { personalDataStep } from './personal-data/definition';
import { providerFamilyStep } from './provider-family/definition';
import { spouseStep } from './spouse/definition';

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
  expect(answersOf(personalDataStep.summary(context, plainFormatter))).toMatchObject({
    'Nama Lengkap': 'Sri Wahyuni',
    'Nomor Telepon': '62 812 3456 7890',
    Email: 'sri@bos.test',
    'Tanggal Lahir': '1990-06-05',
    'Status Pernikahan': 'marital-statuses 2',
    Agama: '',
  });
});

test('NIK and NPWP are masked, a card for life is shown in words, files can be opened', () => {
  const context = contextWith({
    information: { nik: '3174074506900001', npwp: '1', nik_expired_date: '9999-12-31' },
    documents: { ktp: ref('ktp.jpg') },
    addresses: { ktp: address },
  });
  const groups = identityStep.summary(context, plainFormatter);
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

test('a domicile shows whether it is the KTP address, and is empty before the answer', () => {
  const same = contextWith({
    isDomicileSameAsKtp: true,
    addresses: { domicilies: { ...address, home_ownership_id: 4 } },
  });
  expect(answersOf(domicileStep.summary(same, plainFormatter))).toMatchObject({
    'Sama dengan alamat KTP': 'Ya',
    Alamat: 'Jalan Senopati 12',
    'Status Kepemilikan Rumah': 'home-ownerships 4',
  });
  const open = answersOf(domicileStep.summary(contextWith(), plainFormatter));
  expect(new Set(Object.values(open))).toEqual(new Set(['']));
  expect(domicileStep.regions?.(contextWith())).toEqual([]);
});

test('names of one’s own are shown with the choices that asked for them', () => {
  const listed = contextWith({ information: { position_id: 1, position_other: 'Lama' } });
  expect(answersOf(employmentStep.summary(listed, plainFormatter))).not.toHaveProperty(
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
  expect(answersOf(employmentStep.summary(own, plainFormatter))).toMatchObject({
    'Jabatan Lainnya': 'Kepala Gudang',
    'Lama Bekerja (bulan)': '120 bulan',
    'Penghasilan per Bulan': 'Rp 27500000',
  });
});

test('NIK and NPWP of a spouse are masked as well', () => {
  const spouse = { name: 'Andi Baso', nik: '3171010101900001', npwp: '012345678901000' };
  const context = contextWith({ information: { marital_status_id: 1 }, spouse });
  const rows = spouseStep.summary(context, plainFormatter).flatMap((group) => group.rows);
  expect(rows.filter((row) => row.isSensitive).map((row) => row.value)).toEqual([
    spouse.nik,
    spouse.npwp,
  ]);
});

test('of a marriage only what applies is shown', () => {
  const spouse = { name: 'Andi Baso', is_separate_assets: true, divorce_deed: ref('akta.pdf') };
  const rowsFor = (maritalStatusId: number) =>
    answersOf(
      spouseStep.summary(
        contextWith({ information: { marital_status_id: maritalStatusId }, spouse }),
        plainFormatter,
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
  const rows = emergencyContactStep.summary(context, plainFormatter).flatMap((group) => group.rows);
  expect(rows.at(-1)).toMatchObject({
    value: 'persetujuan.pdf',
    file: { pathUrl: '/files/1.pdf' },
  });
});

test('family and schedule are shown in words', () => {
  const context = contextWith({
    bosFamily: { name: 'Dewi Lestari', relationship_id: 7 },
    schedule: { date: '2026-11-03', time: '09:00' },
  });
  expect(answersOf(providerFamilyStep.summary(context, plainFormatter))).toEqual({
    'Apakah Anda memiliki keluarga di BOS?': 'Ya',
    'Nama Anggota Keluarga': 'Dewi Lestari',
    'Hubungan Keluarga': 'relationships 7',
    'Tanggal Konsultasi': '2026-11-03',
    'Jam Konsultasi': '09:00 WIB',
  });
});
