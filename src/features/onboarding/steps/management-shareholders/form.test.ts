import type { Shareholder } from '@/api/wire';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { TODAY } from '@/testing/onboarding/onboardingContext';
import { document, file, parent, siti } from '@/testing/onboarding/shareholders';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { requestOf } from '../../cards/requestOf';
import {
  emptyManagement,
  emptyShareholder,
  shareholder,
  shareholderRequest,
  type ShareholderValues,
} from './form';
import { shareholderKind } from './shareholderKind';

function messages(
  values: Partial<ShareholderValues>,
  others: readonly Shareholder[] = [],
  from: Shareholder = siti,
) {
  const errors = errorsBySchema(shareholder.schema({ today: TODAY, others }), {
    ...shareholder.valuesOf(from),
    ...values,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([field, ref]) => [field, inIndonesian(ref)]),
  );
}

test.each<[string, Partial<ShareholderValues>, readonly Shareholder[]]>([
  ['a person in both roles', {}, [parent]],
  ['exactly what is left', { share: '40', email: 'b@bos.test' }, [siti]],
  ['one who owns nothing and is no shareholder', { isShareholder: false, share: '' }, [siti]],
  [
    'what is wrong of a person on a company’s card',
    { isCorporate: true, nik: '1', email: 'x' },
    [],
  ],
  [
    'a wrong postal code of a person on a company’s card',
    { isCorporate: true, address: { ...emptyManagement.address, postalCode: '1' } },
    [],
  ],
])('a card may hold %s', (_what, values, others) => {
  const mine = others.includes(siti) ? { email: 'b@bos.test', ...values } : values;
  expect(messages(mine, others)).toEqual({});
});

test.each<[string, Partial<ShareholderValues>, readonly Shareholder[], Record<string, string>]>([
  [
    'no role',
    { isManagement: false, isShareholder: false },
    [],
    { isManagement: 'Pilih sedikitnya satu peran' },
  ],
  [
    'more than is left',
    { share: '60,01' },
    [parent],
    { share: 'Total kepemilikan melebihi 100%. Sisa untuk kartu ini 60%.' },
  ],
  [
    'the address of another card in other letters',
    { email: ' SITI@bos.test' },
    [{ ...siti, ownership_percentage: 1 }],
    { email: 'Email ini sudah dipakai pengurus atau pemegang saham lain' },
  ],
])('a card is refused with %s', (_what, values, others, refused) => {
  expect(messages(values, others)).toEqual(refused);
});

test('I7: an untouched card is sent as the server has stored it', () => {
  for (const storedCard of [siti, parent, { ...parent, email: 'kantor@induk.test', nik: '1' }]) {
    const { id: _id, ...answers } = storedCard;
    expect(requestOf(shareholderKind, shareholder.valuesOf(storedCard), storedCard)).toEqual(
      answers,
    );
  }
});

test('what belongs to the other kind or to a role goes where a card has changed, and not before', () => {
  const values = { ...shareholder.valuesOf(siti), isCorporate: true, isManagement: false };
  expect(requestOf(shareholderKind, values, siti)).toMatchObject({
    is_corporate: true,
    email: null,
    nik: null,
    ktp_document: null,
    shareholder_type_ids: [2],
    shareholder_position_id: null,
  });
  const typed = { ...emptyShareholder, name: ' Budi ', share: '33.3', npwpDocument: document };
  expect(shareholderRequest(typed)).toMatchObject({
    name: 'Budi',
    is_public: null,
    shareholder_type_ids: [2],
    ownership_percentage: 33.3,
    npwp_document: file,
  });
});
