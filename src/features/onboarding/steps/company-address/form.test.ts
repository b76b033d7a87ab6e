import { contextWith } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { messageRef } from '@/primitives/messageRef';
import type { AddressValues } from '../../parts/address/addressGroup';
import { companyAddress as form, type CompanyAddressValues } from './form';

const surabaya = {
  address: 'Jalan Gubeng Kertajaya No. 88',
  province_id: 35,
  city_id: 3578,
  district_id: 357808,
  village_id: 3578081004,
  postal_code: '60282',
  rt_rw: '002/004',
};
const office = { ...surabaya, home_ownership_id: 1, business_address_category_id: 3 };
const depot = { ...surabaya, address: 'Jalan Margomulyo No. 5' };

const nowhere: AddressValues = {
  address: '',
  provinceId: null,
  cityId: null,
  districtId: null,
  villageId: null,
  postalCode: '',
  rtRw: '',
};
const typedAddress = (address: string): AddressValues => ({
  address,
  provinceId: 35,
  cityId: 3578,
  districtId: 357808,
  villageId: 3578081004,
  postalCode: '60282',
  rtRw: '002/004',
});

const filled: CompanyAddressValues = {
  company: typedAddress(surabaya.address),
  categoryId: 3,
  ownershipId: 1,
  hasWarehouse: false,
  warehouse: nowhere,
};
const withWarehouse = { ...filled, hasWarehouse: true, warehouse: typedAddress(depot.address) };

const messages = (values: Partial<CompanyAddressValues>) =>
  formMessages(form, { ...filled, ...values }, contextWith());

test.each<[string, Partial<CompanyAddressValues>]>([
  ['an address without a warehouse', {}],
  ['an address and a warehouse', withWarehouse],
  [
    'whatever is left in a warehouse that is switched off',
    { warehouse: { ...nowhere, postalCode: '1' } },
  ],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

const addressesOf = (values: CompanyAddressValues, context = contextWith()) =>
  form.save(values, context)[0]?.body;

test('a company without a warehouse is stored with its address alone', () => {
  expect(addressesOf(filled)).toEqual({ addresses: { company: office } });
});

test('a warehouse is an address beside that of the company', () => {
  expect(addressesOf(withWarehouse)).toEqual({ addresses: { company: office, warehouse: depot } });
});

test('a warehouse that is switched off goes with the save, and one that never was is not named', () => {
  const stored = contextWith({ addresses: { company: office, warehouse: depot } });
  const switchedOff = { ...form.initialValues(stored), hasWarehouse: false };
  expect(addressesOf(switchedOff, stored)).toEqual({
    addresses: { warehouse: null },
  });
  const without = contextWith({ addresses: { company: office } });
  expect(addressesOf(form.initialValues(without), without)).toBeUndefined();
});

test('a warehouse that another device has added is not changed by a device that never had one', () => {
  const base = form.initialValues(contextWith({ addresses: { company: office } }));
  const now = contextWith({ addresses: { company: office, warehouse: depot } });
  expect(form.save(base, now, { base, attempts: [] })).toEqual([]);
});

test('D9: a warehouse that another device has removed is not brought back by a save that did not touch it', () => {
  const baseContext = contextWith({ addresses: { company: office, warehouse: depot } });
  const now = contextWith({ addresses: { company: office } });
  const base = withWarehouse;
  const moved = { ...base, ownershipId: 2 };
  expect(form.save(base, now, { base, baseContext, attempts: [base] })).toEqual([]);
  expect(form.save(moved, now, { base, baseContext, attempts: [] })).toEqual([
    {
      kind: 'detail',
      body: { addresses: { company: { ...office, home_ownership_id: 2 } } },
    },
  ]);
  const renamed = { ...base, warehouse: typedAddress('Jalan Romokalisari No. 2') };
  expect(form.save(renamed, now, { base, baseContext, attempts: [] })).toMatchObject([
    { body: { addresses: { warehouse: { address: 'Jalan Romokalisari No. 2' } } } },
  ]);
});

test('a warehouse is sent again where an earlier try may have removed it', () => {
  const stored = contextWith({ addresses: { company: office, warehouse: depot } });
  const base = form.initialValues(stored);
  const attempts = [{ ...base, hasWarehouse: false }];
  expect(form.save(base, stored, { base, attempts })[0]?.body).toEqual({
    addresses: { warehouse: depot },
  });
});

test('a stored warehouse turns the switch on, an address that is empty all through does not', () => {
  const stored = contextWith({ addresses: { company: office, warehouse: depot } });
  expect(form.initialValues(stored)).toEqual(withWarehouse);
  const empty = contextWith({ addresses: { company: office, warehouse: { address: null } } });
  expect(form.initialValues(empty)).toEqual(filled);
  expect(form.missing(empty)).toEqual([]);
});

test('a stored warehouse that lacks something is shown as one thing that is missing', () => {
  const stored = contextWith({ addresses: { company: office, warehouse: { address: 'Gresik' } } });
  expect(form.missing(stored)).toEqual([messageRef('onboardingCompany.address.warehouseTitle')]);
});

test('a category that the server holds with the information is shown, and goes to the address', () => {
  const { business_address_category_id: _category, ...plain } = office;
  const stored = contextWith({
    addresses: { company: plain },
    information: { business_address_category_id: 3 },
  });
  expect(form.initialValues(stored).categoryId).toBe(3);
  expect(addressesOf(form.initialValues(stored), stored)).toEqual({
    addresses: { company: office },
  });
});

test('I7: what breaks today’s rules is shown with an error, and untouched parts keep their words', () => {
  const old = contextWith({
    addresses: { company: { ...office, address: 'Jalan  Gubeng', rt_rw: '2/4' } },
  });
  expect(form.initialValues(old).company).toMatchObject({
    address: 'Jalan  Gubeng',
    rtRw: '2/4',
  });
  expect(form.missing(old)).toEqual([messageRef('onboardingForms.address.rtRw')]);
  const mended = form.initialValues(old);
  mended.company.rtRw = '002/004';
  expect(addressesOf(mended, old)).toEqual({
    addresses: { company: { ...office, address: 'Jalan  Gubeng' } },
  });
});
