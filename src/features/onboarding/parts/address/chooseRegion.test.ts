import { chooseRegion } from './chooseRegion';
import type { AddressValues } from './addressGroup';

const senayan = { id: 3174071004, name: 'Senayan', district_id: 317407, postal_code: '12190' };
const selong = { id: 3174071002, name: 'Selong', district_id: 317407, postal_code: '12110' };
const nameless = { id: 3174071099, name: 'Baru', district_id: 317407, postal_code: null };
const villages = [senayan, selong, nameless];

const whole: AddressValues = {
  address: 'Jalan Senopati 12',
  provinceId: 31,
  cityId: 3174,
  districtId: 317407,
  villageId: senayan.id,
  postalCode: '12190',
  rtRw: '003/004',
};

test('another province opens everything below it, and the postal code of the village goes', () => {
  expect(chooseRegion(whole, 'provinceId', 35, villages)).toEqual({
    ...whole,
    provinceId: 35,
    cityId: null,
    districtId: null,
    villageId: null,
    postalCode: '',
  });
});

test('another city opens district and village, another district the village', () => {
  expect(chooseRegion(whole, 'cityId', 3171, villages)).toMatchObject({
    provinceId: 31,
    districtId: null,
    villageId: null,
  });
  expect(chooseRegion(whole, 'districtId', 317401, villages)).toMatchObject({
    cityId: 3174,
    villageId: null,
  });
});

test('a village brings its postal code', () => {
  const open = { ...whole, villageId: null, postalCode: '' };
  expect(chooseRegion(open, 'villageId', senayan.id, villages).postalCode).toBe('12190');
  expect(chooseRegion(whole, 'villageId', selong.id, villages).postalCode).toBe('12110');
});

test('a village without a known code leaves what was typed, and not what another village brought', () => {
  const typed = { ...whole, postalCode: '12999' };
  expect(chooseRegion(typed, 'villageId', nameless.id, villages).postalCode).toBe('12999');
  expect(chooseRegion(whole, 'villageId', nameless.id, villages).postalCode).toBe('');
});

test('a typed postal code outlives a change of the province', () => {
  const typed = { ...whole, postalCode: '12999' };
  expect(chooseRegion(typed, 'provinceId', 35, villages).postalCode).toBe('12999');
});

test('choosing what is chosen already changes nothing', () => {
  expect(chooseRegion(whole, 'provinceId', 31, villages)).toBe(whole);
});
