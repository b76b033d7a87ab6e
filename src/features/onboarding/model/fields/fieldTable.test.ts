import { fieldRules } from '@/domain/validation/fieldRules';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { answersOf, plainFormatter } from '@/testing/onboarding/plainFormatter';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { messageRef } from '@/primitives/messageRef';
import { employment } from '../../steps/employment/form';
import { addressGroup } from '../../parts/address/addressGroup';
import { fieldGroup } from './fieldGroup';
import { counted } from './fieldKinds';
import { field } from './fields';
import { fieldTable } from './fieldTable';

const { shortText } = fieldRules;

/** Lines that must not compile; `npm run check` compiles this file and expects an error in each. */
export const refused = [
  // @ts-expect-error a place that the contract does not have
  () => field.text('information.divisions', shortText),
  // @ts-expect-error an answer that can be read and not be sent
  () => field.text('information.email', shortText),
  // @ts-expect-error a text where the contract has a number
  () => field.text('information.position_id', shortText),
  // @ts-expect-error a list that there is not
  () => field.choice('information.position_id', 'position'),
  () =>
    fieldTable('onboardingForms.employment', {
      // @ts-expect-error a field without a label in the catalogue
      department: field.text('information.division', shortText),
    }),
  () =>
    fieldTable('onboardingForms.employment', {
      // @ts-expect-error a condition on a field that the table does not have
      division: field.text('information.division', shortText, { when: { positionId: 14 } }),
    }),
  () =>
    fieldTable('onboardingForms.employment', {
      positionId: field.choice('information.position_id', 'positions'),
      // @ts-expect-error a condition on a value of another type
      division: field.text('information.division', shortText, { when: { positionId: true } }),
    }),
  () =>
    fieldTable('onboardingForms.employment', {
      positionId: field.choice('information.position_id', 'positions'),
      // @ts-expect-error a group whose condition is on a value of another type
      division: addressGroup({ at: 'addresses.ktp', when: { positionId: '14' } }),
    }),
  () =>
    fieldTable('onboardingForms.employment', {
      // @ts-expect-error a group whose condition is on a field that the table does not have
      division: addressGroup({ at: 'addresses.ktp', when: { positionId: 14 } }),
    }),
  () =>
    fieldGroup('onboardingForms.employment', {
      positionId: field.choice('information.position_id', 'positions'),
      // @ts-expect-error a condition inside a group on a value of another type
      division: field.text('information.division', shortText, { when: { positionId: true } }),
    }),
  // @ts-expect-error a value of another type
  () => employment.save({ ...employment.initialValues(contextWith()), division: 7 }, contextWith()),
];

test('a field is judged only while the fields beside it ask for it', () => {
  const context = contextWith();
  const said = (sourceOfIncomeId: number, sourceOfIncomeOther: string) => {
    const values = { ...employment.initialValues(context), sourceOfIncomeId, sourceOfIncomeOther };
    return errorsBySchema(employment.schema(context), values)['sourceOfIncomeOther'];
  };
  expect(said(3, '')).toEqual(messageRef('validation.required'));
  expect(said(3, 'Warisan')).toBeUndefined();
  expect(said(2, '')).toBeUndefined();
  expect(said(2, 'x'.repeat(999))).toBeUndefined();
});

test('the review has a row for each field that is asked for, in the order of the table', () => {
  const table = fieldTable('onboardingForms.employment', {
    occupationId: field.choice('information.occupation_id', 'occupations'),
    positionOther: field.text('information.position_other', shortText, {
      when: { occupationId: 1 },
    }),
    sourceOfIncomeOther: field.text('information.source_of_income_other', shortText, {
      when: { occupationId: 2 },
    }),
    division: field.text('information.division', shortText, { isOptional: true }),
    lengthOfWork: field.wholeNumber('information.length_of_work', fieldRules.lengthOfWork, {
      review: counted('onboardingForms.employment.lengthOfWorkInMonths'),
    }),
    incomeAmount: field.money('information.income_amount', fieldRules.income),
    companyPhoneNumber: field.phone('information.company_phone_number'),
  });
  const context = contextWith({
    information: {
      occupation_id: 1,
      position_other: 'Kepala Gudang',
      length_of_work: 0,
      income_amount: 12_500_000,
      company_phone_number: '02155501234',
    },
  });
  expect(Object.entries(answersOf(table.summary(context, plainFormatter)))).toEqual([
    ['Pekerjaan', 'occupations 1'],
    ['Jabatan Lainnya', 'Kepala Gudang'],
    ['Divisi', ''],
    ['Lama Bekerja (bulan)', '0 bulan'],
    ['Penghasilan per Bulan', 'Rp 12500000'],
    ['Telepon Perusahaan', '0215 5501 234'],
  ]);
});
