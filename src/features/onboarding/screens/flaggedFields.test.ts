import { contextWith } from '@/testing/onboarding/onboardingContext';
import { plainFormatter } from '@/testing/onboarding/plainFormatter';
import { definitionOf, definitions } from './registry';
import type { EditableSubStepId } from '../model/stepDefinition';

const find = (subStep: EditableSubStepId, name: string) => definitionOf(subStep).findFlagged(name);

test.each<[EditableSubStepId, string, string | null]>([
  ['identity', 'nik', 'nik'],
  ['identity', 'information.nik', 'nik'],
  ['identity', 'npwp', 'npwp'],
  ['identity', 'documents.npwp', 'npwpDocument'],
  ['identity', 'ktp', 'ktpDocument'],
  ['identity', 'postal_code', 'address.postalCode'],
  ['identity', 'addresses.ktp.postal_code', 'address.postalCode'],
  ['identity', 'ktp.postal_code', 'address.postalCode'],
  ['identity', 'addresses.ktp', 'address.address'],
  ['domicile', 'is_domicile_same_as_ktp', 'isSameAsKtp'],
  ['domicile', 'home_ownership_id', 'homeOwnershipId'],
  ['company-address', 'postal_code', 'company.postalCode'],
  ['company-address', 'warehouse.postal_code', 'warehouse.postalCode'],
  ['legal-documents', 'deed_of_establishment', 'establishment.document'],
  ['legal-documents', 'deed_of_change_compositions.number', 'change.number'],
  ['legal-documents', 'number', 'establishment.number'],
  ['pic', 'ktp', 'ktpDocument'],
  ['pic', 'pic.information.nik', 'nik'],
  ['provider-family', 'date', 'date'],
  ['provider-family', 'relationship_id', 'relationshipId'],
  ['business-photos', 'business_photos', 'photos'],
  ['collateral', 'file_name', 'file'],
  ['management-shareholders', 'ownership_percentage', 'share'],
  ['management-shareholders', 'postal_code', 'address.postalCode'],
  ['identity', 'ik', null],
  ['identity', '', null],
  ['identity', 'information', null],
  ['identity', '__proto__', null],
])('of %s %s means %s', (subStep, name, path) => {
  expect(find(subStep, name)?.path ?? null).toBe(path);
});

const shown = (subStep: EditableSubStepId, name: string, previous: unknown) =>
  find(subStep, name)?.show(previous, plainFormatter, contextWith()).value;

test('an old address is shown whole', () => {
  const address = {
    address: 'Jalan Barito',
    rt_rw: '001/002',
    postal_code: '12160',
    village_id: null,
  };
  expect(shown('identity', 'addresses.ktp', address)).toBe('Jalan Barito, 001/002, 12160');
});

const NONSENSE = [
  undefined,
  null,
  '',
  'teks',
  7,
  true,
  [],
  ['a', 1],
  {},
  { file_name: 3 },
  { a: { b: 1 } },
];

test('any value that the back office may have written becomes a text, in every field', () => {
  const names = [
    'nik',
    'name',
    'birth_date',
    'ktp',
    'postal_code',
    'village_id',
    'value',
    'document',
  ];
  for (const { findFlagged } of definitions) {
    for (const name of names) {
      const field = findFlagged(name);
      for (const previous of NONSENSE)
        expect(typeof (field?.show(previous, plainFormatter, contextWith()).value ?? '')).toBe(
          'string',
        );
    }
  }
});

test('a region is named with the lists of the regions around it', () => {
  expect(find('identity', 'village_id')?.regions(3174071001)).toEqual([
    { provinceId: 31, cityId: 3174, districtId: 317407, villageId: 3174071001 },
  ]);
  expect(find('identity', 'nik')?.regions('3174071001')).toEqual([]);
});
