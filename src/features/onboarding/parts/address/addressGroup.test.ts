import type { Address } from '@/api/wire';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { fieldTable } from '../../model/fields/fieldTable';
import { addressGroup, addressValues, type AddressValues } from './addressGroup';

const filled: AddressValues = {
  address: 'Jalan Senopati 12',
  provinceId: 31,
  cityId: 3174,
  districtId: 317407,
  villageId: 3174071004,
  postalCode: '12190',
  rtRw: '003/004',
};

const storedAddress = {
  address: 'Jalan Senopati 12',
  province_id: 31,
  city_id: 3174,
  district_id: 317407,
  village_id: 3174071004,
  postal_code: '12190',
  rt_rw: '003/004',
};

const formOf = (hasRtRw: boolean) =>
  fieldTable('onboardingForms.identity', {
    address: addressGroup({ at: 'addresses.ktp', hasRtRw }),
  });

function messages(values: Partial<AddressValues>, hasRtRw = true) {
  const form = formOf(hasRtRw);
  return formMessages(form, { address: { ...filled, ...values } }, contextWith());
}

test.each<[string, Partial<AddressValues>, boolean]>([
  ['a whole address', {}, true],
  ['an address without RT/RW where none is asked for', { rtRw: '' }, false],
])('accepts %s', (_what, values, hasRtRw) => {
  expect(messages(values, hasRtRw)).toEqual({});
});

const update = (typed: AddressValues, stored: Address | null, base = addressValues(stored)) =>
  formOf(true).changes({ address: typed }, contextWith({ addresses: { ktp: stored } }), {
    base: { address: base },
    attempts: [],
  })['addresses.ktp'];

test('a new address is sent whole and tidied', () => {
  const typed = { ...filled, address: ' Jalan  Senopati\n12', postalCode: '12 190' };
  expect(update(typed, null)).toEqual(storedAddress);
});

test('what the server holds beside the form’s fields is kept, for an address replaces the other', () => {
  const stored = { ...storedAddress, home_ownership_id: 4, business_address_category_id: null };
  const typed = { ...addressValues(stored), address: 'Jalan Tunjungan 65' };
  expect(update(typed, stored)).toEqual({
    ...storedAddress,
    address: 'Jalan Tunjungan 65',
    home_ownership_id: 4,
  });
});

test('an untouched answer goes back in the server’s own words', () => {
  const stored = { ...storedAddress, address: 'Jalan  Senopati 12' };
  const typed = { ...addressValues(stored), postalCode: '12110' };
  expect(update(typed, stored)).toEqual({
    ...stored,
    postal_code: '12110',
  });
});

test('an address in which nothing was changed is not sent', () => {
  const stored = { ...storedAddress, address: 'Jalan  Senopati 12' };
  expect(update(addressValues(stored), stored)).toBeUndefined();
});

test('a village that was changed goes with its district, city and province of here', () => {
  const base = addressValues(storedAddress);
  const moved = {
    ...storedAddress,
    province_id: 35,
    city_id: 3578,
    district_id: 357807,
    village_id: 3578071003,
  };
  expect(update({ ...base, villageId: 3174071005 }, moved, base)).toEqual({
    ...storedAddress,
    village_id: 3174071005,
  });
});

test('one that another device has removed meanwhile is sent whole, where it was changed here', () => {
  const typed = { ...addressValues(storedAddress), postalCode: '12110' };
  expect(update(typed, null, addressValues(storedAddress))).toEqual({
    ...storedAddress,
    postal_code: '12110',
  });
});
