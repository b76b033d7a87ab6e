import { object, string } from 'yup';
import { messageRef } from '@/primitives/messageRef';
import { errorsBySchema, fieldPath } from './formErrors';

const REQUIRED = messageRef('validation.required');
const TOO_LONG = messageRef('validation.maxLength', { max: 3 });

const schema = object({
  name: string().required(REQUIRED).max(3, TOO_LONG),
  address: object({ city: string().required(REQUIRED) }),
});

test('the first error of each field is listed under its path', () => {
  expect(errorsBySchema(schema, { name: '', address: { city: '' } })).toEqual({
    name: REQUIRED,
    'address.city': REQUIRED,
  });
  expect(errorsBySchema(schema, { name: 'Siti', address: { city: 'Bandung' } })).toEqual({
    name: TOO_LONG,
  });
});

test('valid values, and a form without a schema, have no errors', () => {
  expect(errorsBySchema(schema, { name: 'Ani', address: { city: 'Bandung' } })).toEqual({});
  expect(errorsBySchema(undefined, {})).toEqual({});
});

test('a mistake in a rule is not taken for a mistake in the form', () => {
  const broken = {
    validateSync: () => {
      throw new TypeError('a rule is broken');
    },
  };
  expect(() => errorsBySchema(broken, {})).toThrow('a rule is broken');
});

test('a place in a list can be written in two ways', () => {
  expect(fieldPath('banks[0].accountNo')).toBe('banks.0.accountNo');
});
