import type { Shareholder } from '@/api/wire';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { answersOf, plainFormatter } from '@/testing/onboarding/plainFormatter';
import { parent, siti } from '@/testing/onboarding/shareholders';
import { managementShareholdersStep } from './definition';

const missing = (shareholders: Shareholder[]) =>
  managementShareholdersStep.missing(contextWith({ shareholders })).map(inIndonesian);

test.each<[string, Shareholder[], string[]]>([
  [
    'nobody',
    [],
    [
      'Tambahkan minimal satu pemegang saham',
      'Tambahkan minimal satu pengurus dengan jabatan Direktur Utama atau Direktur',
    ],
  ],
  ['less than the whole', [siti], []],
  ['the whole', [siti, parent], []],
  [
    'a commissioner alone',
    [{ ...siti, shareholder_position_id: 3 }],
    ['Tambahkan minimal satu pengurus dengan jabatan Direktur Utama atau Direktur'],
  ],
  [
    'cards with missing values',
    [siti, { ...parent, npwp: null }, { ...parent, id: 3, name: '', ownership_percentage: null }],
    ['Lengkapi kartu PT Induk', 'Lengkapi kartu yang belum bernama'],
  ],
  [
    'two cards without a name, which the list names once',
    [siti, ...[3, 4].map((id) => ({ ...parent, id, name: '', ownership_percentage: 1 }))],
    ['Lengkapi kartu yang belum bernama'],
  ],
  [
    'one address twice',
    [siti, { ...siti, id: 3, email: 'SITI@bos.test', ownership_percentage: 1 }],
    ['Gunakan email yang berbeda: siti@bos.test dipakai dua kartu'],
  ],
  [
    'more than the whole',
    [siti, { ...parent, ownership_percentage: 40.5 }],
    ['Kurangi persentase kepemilikan: totalnya 100,5%, paling besar 100%'],
  ],
])('going on and the review show what is missing: %s', (_what, cards, texts) => {
  expect(missing(cards)).toEqual(texts);
});

test('the review shows the total, and every card once, numbers masked and files to open', () => {
  const context = contextWith({ shareholders: [siti, parent] });
  const groups = managementShareholdersStep.summary(context, plainFormatter);
  expect(groups).toHaveLength(3);
  expect(answersOf(groups.slice(0, 2))).toMatchObject({
    'Total kepemilikan': '100%',
    Peran: 'Pengurus, Pemegang Saham',
    Jabatan: 'shareholder-positions 1',
    'Persentase Kepemilikan': '60%',
    Jenis: 'Perorangan',
    Nama: 'Siti Rahayu',
    'Dokumen KTP': 'ktp.jpg',
  });
  expect(answersOf(groups.slice(2))).toMatchObject({
    Peran: 'Pemegang Saham',
    'Nama Badan Usaha': 'PT Induk',
    'Perusahaan Terbuka': 'Ya',
  });
  const sensitive = groups.flatMap(({ rows }) => rows).filter(({ isSensitive }) => isSensitive);
  expect(sensitive.map(({ value }) => value)).toEqual([
    '3174074101800001',
    '091234567891000',
    '091234567891000',
  ]);
});
