import type { CollateralDocument } from '@/api/wire';
import { OTHER_COLLATERAL_TYPE_ID } from '@/domain/onboarding/optionIds';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { collateral, type CollateralValues } from './form';

const TODAY = '2026-11-21';

const filled: CollateralValues = {
  documentTypeId: 40,
  typeNameOther: '',
  description: 'Rumah di Kebayoran Baru',
  value: '750000000',
  publishDate: '',
  expiredDate: '',
  file: { fileName: 'shm.pdf', pathUrl: '/files/shm.pdf' },
};

function messages(values: Partial<CollateralValues>) {
  const schema = collateral.schema({ today: TODAY, others: [] });
  const errors = errorsBySchema(schema, { ...filled, ...values });
  return Object.fromEntries(
    Object.entries(errors).map(([field, ref]) => [field, inIndonesian(ref)]),
  );
}

test.each<[string, Partial<CollateralValues>]>([
  ['collateral without dates', {}],
  ['an expiry the day after the issue', { publishDate: '2020-02-28', expiredDate: '2020-02-29' }],
  ['an expiry without an issue', { expiredDate: '2030-01-01' }],
  ['the type Lainnya without a name of its own', { documentTypeId: OTHER_COLLATERAL_TYPE_ID }],
  ['a name left behind for a type that is no longer chosen', { typeNameOther: 'a'.repeat(300) }],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

test.each<[string, Partial<CollateralValues>, Record<string, string>]>([
  // The oracle leaves the words open, and cannot distinguish this rule from that of an income.
  ['a value of 0', { value: '0' }, { value: 'Nilai harus lebih dari 0' }],
  [
    'an expiry on the day of the issue',
    { publishDate: '2020-02-28', expiredDate: '2020-02-28' },
    { expiredDate: 'Tanggal kedaluwarsa harus setelah tanggal terbit' },
  ],
])('refuses %s', (_what, values, expected) => {
  expect(messages(values)).toEqual(expected);
});

test('sends whole rupiah, days as the server writes them, and null for what was left empty', () => {
  const values = { ...filled, value: '750.000.000', publishDate: '28/02/2020' };
  expect(collateral.toRequest(values)).toEqual({
    document_type_id: 40,
    type_name_other: null,
    description: 'Rumah di Kebayoran Baru',
    value: 750_000_000,
    publish_date: '2020-02-28',
    expired_date: null,
    file_name: 'shm.pdf',
    path_url: '/files/shm.pdf',
  });
});

test('sends a name of one’s own with the type Lainnya and with no other', () => {
  const own = { ...filled, typeNameOther: 'Perahu' };
  const other = collateral.toRequest({ ...own, documentTypeId: OTHER_COLLATERAL_TYPE_ID });
  const listed = collateral.toRequest(own);
  expect([other.type_name_other, listed.type_name_other]).toEqual(['Perahu', null]);
});

test('saving stored collateral untouched sends what the server holds', () => {
  const answers = {
    document_type_id: OTHER_COLLATERAL_TYPE_ID,
    type_name_other: 'Perahu',
    description: 'Perahu kayu',
    value: 25_000_000,
    publish_date: '2020-02-28',
    expired_date: '2030-02-28',
    file_name: 'perahu.pdf',
    path_url: '/files/perahu.pdf',
  };
  const stored: CollateralDocument = { ...answers, id: 3 };
  expect(collateral.toRequest(collateral.valuesOf(stored))).toEqual(answers);
});
