import { contextWith, type StoredData } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { messageRef } from '@/primitives/messageRef';
import { domicile, initialValues, save, type DomicileValues } from './form';

const form = { ...domicile, initialValues, save };

const ktp = {
  address: 'Jalan Senopati 12',
  province_id: 31,
  city_id: 3174,
  district_id: 317407,
  village_id: 3174071004,
  postal_code: '12190',
  rt_rw: '003/004',
};

const elsewhere: DomicileValues['address'] = {
  address: 'Jalan Tunjungan 65',
  provinceId: 35,
  cityId: 3578,
  districtId: 357807,
  villageId: 3578071003,
  postalCode: '60275',
  rtRw: '010/011',
};

const empty: DomicileValues['address'] = {
  address: '',
  provinceId: null,
  cityId: null,
  districtId: null,
  villageId: null,
  postalCode: '',
  rtRw: '',
};

const withKtp = (storedData: StoredData = {}) =>
  contextWith({ ...storedData, addresses: { ktp, ...storedData.addresses } });

const filled: DomicileValues = { isSameAsKtp: false, address: elsewhere, homeOwnershipId: 4 };

test('accepts an address of its own, whether or not the KTP address is known', () => {
  expect(formMessages(form, filled, contextWith())).toEqual({});
  expect(formMessages(form, filled, withKtp())).toEqual({});
});

test('accepts the KTP address once it is saved whole', () => {
  const same = { ...filled, isSameAsKtp: true, address: empty };
  expect(formMessages(form, same, withKtp())).toEqual({});
});

test('refuses the KTP address while that is not saved, or not whole', () => {
  const same = { ...filled, isSameAsKtp: true };
  const missing = {
    isSameAsKtp: 'Lengkapi dan simpan alamat KTP di bagian Identitas terlebih dahulu',
  };
  expect(formMessages(form, same, contextWith())).toEqual(missing);
  const partly = contextWith({ addresses: { ktp: { ...ktp, village_id: null } } });
  expect(formMessages(form, same, partly)).toEqual(missing);
});

test('an untouched form misses the address and the ownership', () => {
  expect(form.missing(withKtp())).toHaveLength(8);
});

test('stores an address of its own', () => {
  expect(form.save(filled, withKtp())).toEqual([
    {
      kind: 'detail',
      body: {
        is_domicile_same_as_ktp: false,
        addresses: {
          domicilies: {
            address: 'Jalan Tunjungan 65',
            province_id: 35,
            city_id: 3578,
            district_id: 357807,
            village_id: 3578071003,
            postal_code: '60275',
            rt_rw: '010/011',
            home_ownership_id: 4,
          },
        },
      },
    },
  ]);
});

test('stores the KTP address of now, whatever a draft remembers of it', () => {
  const [call] = form.save({ ...filled, isSameAsKtp: true }, withKtp());
  expect(call?.body).toEqual({
    is_domicile_same_as_ktp: true,
    addresses: { domicilies: { ...ktp, home_ownership_id: 4 } },
  });
});

test('the same domicile is not sent again, but where an earlier try may have stored another', () => {
  const context = withKtp({
    isDomicileSameAsKtp: true,
    addresses: { domicilies: { ...ktp, home_ownership_id: 4 } },
  });
  const base = form.initialValues(context);
  expect(form.save(base, context)).toEqual([]);
  const attempts = [filled];
  expect(form.save(base, context, { base, attempts })[0]?.body).toEqual({
    is_domicile_same_as_ktp: true,
    addresses: { domicilies: { ...ktp, home_ownership_id: 4 } },
  });
});

test('a domicile that is the same shows the KTP address of now and not its old copy', () => {
  const context = withKtp({
    isDomicileSameAsKtp: true,
    addresses: { domicilies: { ...ktp, address: 'Jalan Lama 1', home_ownership_id: 1 } },
  });
  expect(form.initialValues(context)).toMatchObject({
    isSameAsKtp: true,
    address: { address: 'Jalan Senopati 12' },
    homeOwnershipId: 1,
  });
});

test('an address that breaks today’s rules is shown, counted as missing, and not wiped', () => {
  const storedData = { ...ktp, postal_code: '1219', rt_rw: null, home_ownership_id: 1 };
  const context = withKtp({ isDomicileSameAsKtp: false, addresses: { domicilies: storedData } });
  expect(form.initialValues(context).address).toMatchObject({ postalCode: '1219', rtRw: '' });
  expect(form.missing(context)).toEqual([
    messageRef('onboardingForms.address.postalCode'),
    messageRef('onboardingForms.address.rtRw'),
  ]);
});
