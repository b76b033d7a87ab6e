import { contextWith } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { messageRef } from '@/primitives/messageRef';
import { companyProfile as form, type CompanyProfileValues } from './form';

const filled: CompanyProfileValues = {
  companyName: 'PT Karya Mandiri',
  companyTypeId: 1,
  npwp: '012345678612000',
  nib: '9120110037034',
  companyPhoneNumber: '0315041960',
  companyScaleId: 3,
  businessSectorId: 1,
  economicSectorId: 7,
  totalAsset: '12500000000',
  totalStaff: '85',
};

const stored = {
  company_name: 'PT Karya Mandiri',
  company_type_id: 1,
  npwp: '012345678612000',
  nib: '9120110037034',
  company_phone_number: '0315041960',
  company_scale_id: 3,
  business_sector_id: 1,
  economic_sector_id: 7,
  total_asset: 12500000000,
  total_staff: 85,
};

const messages = (values: Partial<CompanyProfileValues>) =>
  formMessages(form, { ...filled, ...values }, contextWith());

// The oracle leaves the words open, and cannot distinguish this rule from that of an income.
test('assets of 0 are refused in words of their own', () => {
  expect(messages({ totalAsset: '0' })).toEqual({ totalAsset: 'Nilai harus lebih dari 0' });
});

test('the scale starts as Menengah, and is missing where a saved profile has none', () => {
  const fresh = contextWith({ information: { company_name: 'PT Karya Mandiri' } });
  expect(form.initialValues(fresh).companyScaleId).toBe(3);
  const savedWithout = contextWith({ information: { ...stored, company_scale_id: null } });
  expect(form.missing(savedWithout)).toEqual([
    messageRef('onboardingCompany.profile.companyScaleId'),
  ]);
});

test('answers are sent as the server wants them: digits alone, amounts as numbers', () => {
  const typed: CompanyProfileValues = {
    ...filled,
    companyName: ' PT  Karya Mandiri ',
    npwp: '01.234.567.8-612.000',
    nib: '9120 1100 3703 4',
    companyPhoneNumber: '(031) 504-1960',
    totalAsset: '12.500.000.000',
  };
  expect(form.save(typed, contextWith())).toEqual([
    { kind: 'detail', body: { information: stored } },
  ]);
});

test('I7: answers that break today’s rules are shown with their errors, and not rewritten by a save', () => {
  const storedInformation = {
    ...stored,
    company_name: 'PT Maju #1',
    nib: '8120',
    total_staff: 12.5,
  };
  const context = contextWith({ information: storedInformation });
  expect(form.initialValues(context)).toMatchObject({
    companyName: 'PT Maju #1',
    nib: '8120',
    totalStaff: '12.5',
  });
  expect(form.missing(context)).toEqual([
    messageRef('onboardingCompany.profile.companyName'),
    messageRef('onboardingCompany.profile.nib'),
    messageRef('onboardingCompany.profile.totalStaff'),
  ]);
});

test('I7: an NPWP that is held with separators stays as it is until it is changed', () => {
  const context = contextWith({ information: { ...stored, npwp: '01.234.567.8-612.000' } });
  const [call] = form.save({ ...form.initialValues(context), totalStaff: '90' }, context);
  expect(call?.body).toEqual({ information: { total_staff: 90 } });
});
