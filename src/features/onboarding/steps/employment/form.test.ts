import { contextWith } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { messageRef } from '@/primitives/messageRef';
import { employment as form, type EmploymentValues } from './form';

const OTHER_POSITION = 14;
const OTHER_SOURCE = 3;

const filled: EmploymentValues = {
  occupationId: 1,
  companyName: 'PT Maju Jaya',
  positionId: 12,
  positionOther: '',
  division: '',
  lengthOfWork: '36',
  incomeAmount: '12500000',
  monthlyIncomeId: null,
  sourceOfIncomeId: 1,
  sourceOfIncomeOther: '',
  businessSectorId: 6,
  economicSectorId: null,
  companyScaleId: 3,
  companyPhoneNumber: '',
};

const messages = (values: Partial<EmploymentValues>) =>
  formMessages(form, { ...filled, ...values }, contextWith());

test.each<[string, Partial<EmploymentValues>]>([
  ['the required answers alone', {}],
  ['another position without its name', { positionId: OTHER_POSITION }],
  [
    'a long name of a position that is no longer chosen',
    { positionOther: 'a'.repeat(300), sourceOfIncomeOther: 'a'.repeat(300) },
  ],
  [
    'another source of income by name',
    { sourceOfIncomeId: OTHER_SOURCE, sourceOfIncomeOther: 'Komisi' },
  ],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

test('refuses an income of 0', () => {
  // The oracle leaves the words open, and cannot distinguish this rule from that of a value.
  expect(messages({ incomeAmount: '0' })).toEqual({
    incomeAmount: 'Penghasilan harus lebih dari 0',
  });
});

test('the company scale starts as Menengah, and stays empty where the user has emptied it', () => {
  expect(form.initialValues(contextWith()).companyScaleId).toBe(3);
  const savedWithout = contextWith({ information: { occupation_id: 1 } });
  expect(form.initialValues(savedWithout).companyScaleId).toBeNull();
});

test('the fewest answers make the smallest body', () => {
  expect(form.save(filled, contextWith())).toEqual([
    {
      kind: 'detail',
      body: {
        information: {
          occupation_id: 1,
          company_name: 'PT Maju Jaya',
          position_id: 12,
          length_of_work: 36,
          income_amount: 12500000,
          source_of_income_id: 1,
          business_sector_id: 6,
          company_scale_id: 3,
        },
      },
    },
  ]);
});

test('all answers are sent, money and months as numbers', () => {
  const all: EmploymentValues = {
    occupationId: 8,
    companyName: ' CV Sinar & Putra  (Surabaya)',
    positionId: OTHER_POSITION,
    positionOther: 'Kepala  Gudang',
    division: 'Logistik',
    lengthOfWork: '120',
    incomeAmount: '27.500.000',
    monthlyIncomeId: 4,
    sourceOfIncomeId: OTHER_SOURCE,
    sourceOfIncomeOther: 'Komisi penjualan',
    businessSectorId: 1,
    economicSectorId: 8,
    companyScaleId: 2,
    companyPhoneNumber: '(031) 534-5678',
  };
  expect(form.save(all, contextWith())[0]?.body).toEqual({
    information: {
      occupation_id: 8,
      company_name: 'CV Sinar & Putra (Surabaya)',
      position_id: OTHER_POSITION,
      position_other: 'Kepala Gudang',
      division: 'Logistik',
      length_of_work: 120,
      income_amount: 27500000,
      monthly_income_id: 4,
      source_of_income_id: OTHER_SOURCE,
      source_of_income_other: 'Komisi penjualan',
      business_sector_id: 1,
      economic_sector_id: 8,
      company_scale_id: 2,
      company_phone_number: '0315345678',
    },
  });
});

test('names of their own go with the choices that asked for them', () => {
  const context = contextWith({
    information: {
      position_id: OTHER_POSITION,
      position_other: 'Kepala Gudang',
      source_of_income_id: OTHER_SOURCE,
      source_of_income_other: 'Komisi',
      division: 'Logistik',
    },
  });
  expect(form.save(filled, context)[0]?.body).toMatchObject({
    information: { position_other: null, source_of_income_other: null, division: null },
  });
});

test('answers that break today’s rules are shown and not wiped', () => {
  const storedInformation = {
    company_name: 'PT Maju #1',
    length_of_work: 12.5,
    business_sector_id: 99,
  };
  const context = contextWith({ information: storedInformation });
  expect(form.initialValues(context)).toMatchObject({
    companyName: 'PT Maju #1',
    lengthOfWork: '12.5',
    businessSectorId: 99,
  });
  expect(form.missing(context)).toEqual([
    messageRef('onboardingForms.employment.occupationId'),
    messageRef('onboardingForms.employment.companyName'),
    messageRef('onboardingForms.employment.positionId'),
    messageRef('onboardingForms.employment.lengthOfWork'),
    messageRef('onboardingForms.employment.incomeAmount'),
    messageRef('onboardingForms.employment.sourceOfIncomeId'),
  ]);
});
