import { contextWith } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { messageRef } from '@/primitives/messageRef';
import { identity, save, type IdentityValues } from './form';

const form = { ...identity, save };

const ktpFile = { file_name: 'ktp.jpg', path_url: '/files/ktp.jpg' };
const npwpFile = { file_name: 'npwp.jpg', path_url: '/files/npwp.jpg' };

const storedAddress = {
  address: 'Jalan Senopati 12',
  province_id: 31,
  city_id: 3174,
  district_id: 317407,
  village_id: 3174071004,
  postal_code: '12190',
  rt_rw: '003/004',
};

const filled: IdentityValues = {
  nik: '3174074506900001',
  takenNik: '',
  takenNpwp: '',
  nikIssueDate: '',
  nikExpiredDate: '',
  isValidForLife: false,
  npwp: '0123456789012345',
  ktpDocument: { fileName: 'ktp.jpg', pathUrl: '/files/ktp.jpg' },
  npwpDocument: { fileName: 'npwp.jpg', pathUrl: '/files/npwp.jpg' },
  address: {
    address: 'Jalan Senopati 12',
    provinceId: 31,
    cityId: 3174,
    districtId: 317407,
    villageId: 3174071004,
    postalCode: '12190',
    rtRw: '003/004',
  },
};

const messages = (values: Partial<IdentityValues>) =>
  formMessages(form, { ...filled, ...values }, contextWith());

test.each<[string, Partial<IdentityValues>]>([
  ['the required answers alone', {}],
  [
    'a card that ends after its issue',
    { nikIssueDate: '2019-05-12', nikExpiredDate: '2024-05-12' },
  ],
  [
    'a card that is valid for life, whatever end was typed',
    {
      nikExpiredDate: '99/99/9999',
      isValidForLife: true,
    },
  ],
  ['another NIK than the one that is taken', { takenNik: '3174074506900002' }],
  ['another NPWP than the one that is taken', { takenNpwp: '092542943407001' }],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

test.each<[string, Partial<IdentityValues>, Record<string, string>]>([
  [
    'a NIK that is taken',
    { nik: '3174 0745 0690 0001', takenNik: '3174074506900001' },
    { nik: 'NIK ini sudah terdaftar, periksa kembali nomornya' },
  ],
  [
    'an NPWP that is taken',
    { npwp: '09.254.294.3-407.000', takenNpwp: '092542943407000' },
    { npwp: 'NPWP ini sudah terdaftar, periksa kembali nomornya' },
  ],
  [
    'a card that ends on the day of its issue',
    { nikIssueDate: '2019-05-12', nikExpiredDate: '2019-05-12' },
    { nikExpiredDate: 'Tanggal kedaluwarsa harus setelah tanggal terbit' },
  ],
])('refuses %s', (_what, values, expected) => {
  expect(messages(values)).toEqual(expected);
});

test('the fewest answers make the smallest body: no dates, no nulls', () => {
  expect(form.save(filled, contextWith())).toEqual([
    {
      kind: 'detail',
      body: {
        information: { nik: '3174074506900001', npwp: '0123456789012345' },
        documents: { ktp: ktpFile, npwp: npwpFile },
        addresses: { ktp: storedAddress },
      },
    },
  ]);
});

test('a card for life is sent as 9999-12-31, a pasted NPWP as its digits, a typed date as a day', () => {
  const typed = {
    ...filled,
    nik: '3174 0745 0690 0001',
    nikIssueDate: '12/05/2019',
    isValidForLife: true,
    npwp: '09.254.294.3-407.000',
  };
  expect(form.save(typed, contextWith())[0]?.body).toMatchObject({
    information: {
      nik: '3174074506900001',
      nik_issue_date: '2019-05-12',
      nik_expired_date: '9999-12-31',
      npwp: '092542943407000',
    },
  });
});

test('a card for life is shown as ticked and not as a date in the far future', () => {
  const context = contextWith({ information: { nik_expired_date: '9999-12-31' } });
  expect(form.initialValues(context)).toMatchObject({ isValidForLife: true, nikExpiredDate: '' });
});

test('dates that were emptied are sent as null', () => {
  const context = contextWith({
    information: { nik_issue_date: '2019-05-12', nik_expired_date: '9999-12-31' },
  });
  expect(form.save(filled, context)[0]?.body).toMatchObject({
    information: { nik_issue_date: null, nik_expired_date: null },
  });
});

test('a domicile that is the same as the KTP address follows it, with its own ownership', () => {
  const context = contextWith({
    isDomicileSameAsKtp: true,
    addresses: { ktp: storedAddress, domicilies: { ...storedAddress, home_ownership_id: 4 } },
  });
  const moved = { ...filled, address: { ...filled.address, address: 'Jalan Gunawarman 1' } };
  const newAddress = { ...storedAddress, address: 'Jalan Gunawarman 1' };
  expect(form.save(moved, context)[0]?.body).toMatchObject({
    addresses: { ktp: newAddress, domicilies: { ...newAddress, home_ownership_id: 4 } },
  });
});

test('a domicile of its own stays where it is, and so does an address that nobody touched', () => {
  const context = contextWith({
    isDomicileSameAsKtp: false,
    addresses: { ktp: storedAddress, domicilies: { address: 'Jalan Tunjungan 65' } },
  });
  const [untouched] = form.save(filled, context);
  expect(untouched?.body).not.toHaveProperty('addresses');
  const moved = { ...filled, address: { ...filled.address, address: 'Jalan Gunawarman 1' } };
  const [call] = form.save(moved, context);
  expect(call?.body).toHaveProperty('addresses', {
    ktp: { ...storedAddress, address: 'Jalan Gunawarman 1' },
  });
});

test('answers that break today’s rules are shown and not wiped', () => {
  const storedInformation = { nik: '31740745069', npwp: '09.254.294.3-407.000' };
  const context = contextWith({ information: storedInformation, documents: { ktp: ktpFile } });
  expect(form.initialValues(context)).toMatchObject(storedInformation);
  expect(form.missing(context)).toEqual([
    messageRef('onboardingForms.identity.nik'),
    messageRef('onboardingForms.identity.npwpDocument'),
    messageRef('onboardingForms.address.address'),
    messageRef('onboardingForms.address.provinceId'),
    messageRef('onboardingForms.address.cityId'),
    messageRef('onboardingForms.address.districtId'),
    messageRef('onboardingForms.address.villageId'),
    messageRef('onboardingForms.address.postalCode'),
    messageRef('onboardingForms.address.rtRw'),
  ]);
  const [call] = form.save({ ...filled, npwp: storedInformation.npwp }, context);
  expect(call?.body).toHaveProperty('information', { nik: '3174074506900001' });
});

test('what the server said of a NIK is not kept with the draft', () => {
  expect(form.excludedFromDraft).toEqual(['takenNik', 'takenNpwp']);
});
