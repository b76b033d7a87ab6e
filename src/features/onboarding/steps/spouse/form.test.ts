import { MARITAL_STATUS } from '@/domain/onboarding/facts';
import { contextWith, type StoredData } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { messageRef } from '@/primitives/messageRef';
import { spouse as form, type SpouseValues } from './form';

const REQUIRED = 'Tidak boleh kosong';
const file = (name: string) => ({ fileName: name, pathUrl: `/files/${name}` });
const ref = (name: string) => ({ file_name: name, path_url: `/files/${name}` });

const filled: SpouseValues = {
  name: 'Andi Baso',
  nik: '7371091203860002',
  npwp: '',
  phoneNumber: '081355512345',
  email: '',
  birthPlace: 'Bone',
  birthDate: '1986-03-12',
  hasSeparateAssets: false,
  assetsSeparationAgreement: null,
  spouseAgreement: file('persetujuan.pdf'),
  proofOfMarriage: file('buku-nikah.png'),
  ktpDocument: file('ktp.jpg'),
  npwpDocument: null,
  divorceDeed: null,
  deathCertificate: null,
};

const { married, divorcedAlive, divorcedDeath } = MARITAL_STATUS;

const as = (maritalStatusId: number, storedData: StoredData = {}) =>
  contextWith({ ...storedData, information: { marital_status_id: maritalStatusId } });

const messages = (values: Partial<SpouseValues>, maritalStatusId: number = married) =>
  formMessages(form, { ...filled, ...values }, as(maritalStatusId));

test.each<[string, Partial<SpouseValues>]>([
  ['the required answers alone', {}],
  [
    'separate assets with their agreement',
    {
      hasSeparateAssets: true,
      assetsSeparationAgreement: file('perjanjian.pdf'),
      spouseAgreement: null,
    },
  ],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

test('somebody divorced is asked for the deed of the divorce alone', () => {
  expect(messages({ name: '', divorceDeed: null }, divorcedAlive)).toEqual({
    divorceDeed: REQUIRED,
  });
  expect(messages({ divorceDeed: file('akta.pdf') }, divorcedAlive)).toEqual({});
});

test('somebody widowed is asked for the certificate of death alone', () => {
  expect(messages({ name: '', deathCertificate: null }, divorcedDeath)).toEqual({
    deathCertificate: REQUIRED,
  });
  expect(messages({ deathCertificate: file('akta.pdf') }, divorcedDeath)).toEqual({});
});

test('the marital status as it was typed counts before the saved one', () => {
  const context = contextWith({
    information: { marital_status_id: married },
    typedMaritalStatusId: divorcedAlive,
  });
  expect(form.missing(context)).toEqual([messageRef('onboardingForms.spouse.divorceDeed')]);
});

test('the fewest answers make the smallest body: no empty documents', () => {
  expect(form.save(filled, as(married))).toEqual([
    {
      kind: 'detail',
      body: {
        spouse: {
          name: 'Andi Baso',
          nik: '7371091203860002',
          phone_number: '081355512345',
          birth_place: 'Bone',
          birth_date: '1986-03-12',
          is_separate_assets: false,
          spouse_agreement: ref('persetujuan.pdf'),
          proof_of_marriage: ref('buku-nikah.png'),
          ktp_document: ref('ktp.jpg'),
        },
      },
    },
  ]);
});

test('all answers are sent', () => {
  const all = {
    ...filled,
    npwp: '09.254.294.3-407.000',
    email: ' andi.baso@contoh.id ',
    hasSeparateAssets: true,
    assetsSeparationAgreement: file('perjanjian.pdf'),
    spouseAgreement: null,
    npwpDocument: file('npwp.jpg'),
  };
  expect(form.save(all, as(married))[0]?.body).toEqual({
    spouse: {
      name: 'Andi Baso',
      nik: '7371091203860002',
      npwp: '092542943407000',
      phone_number: '081355512345',
      email: 'andi.baso@contoh.id',
      birth_place: 'Bone',
      birth_date: '1986-03-12',
      is_separate_assets: true,
      assets_separation_agreement: ref('perjanjian.pdf'),
      proof_of_marriage: ref('buku-nikah.png'),
      ktp_document: ref('ktp.jpg'),
      npwp_document: ref('npwp.jpg'),
    },
  });
});

test('another answer on separate assets removes the document of the other one', () => {
  const context = as(married, { spouse: { spouse_agreement: ref('persetujuan.pdf') } });
  const separate = {
    ...filled,
    hasSeparateAssets: true,
    assetsSeparationAgreement: file('perjanjian.pdf'),
  };
  expect(form.save(separate, context)[0]?.body).toMatchObject({
    spouse: {
      assets_separation_agreement: ref('perjanjian.pdf'),
      spouse_agreement: null,
    },
  });
});

test('after a divorce the documents of the marriage are removed and its answers left alone', () => {
  const context = as(divorcedAlive, {
    spouse: {
      name: 'Andi Baso',
      is_separate_assets: false,
      spouse_agreement: ref('persetujuan.pdf'),
      proof_of_marriage: ref('buku-nikah.png'),
      ktp_document: ref('ktp.jpg'),
    },
  });
  const values = { ...form.initialValues(context), divorceDeed: file('akta.pdf') };
  expect(form.save(values, context)[0]?.body).toEqual({
    spouse: {
      spouse_agreement: null,
      proof_of_marriage: null,
      ktp_document: null,
      divorce_deed: ref('akta.pdf'),
    },
  });
});

test('answers that break today’s rules are shown and not wiped', () => {
  const storedData = { name: 'Andi 2', nik: '7371', phone_number: '0813-5551-2345' };
  const context = as(married, { spouse: storedData });
  expect(form.initialValues(context)).toMatchObject({
    name: 'Andi 2',
    nik: '7371',
    phoneNumber: '0813-5551-2345',
  });
  const mended = { ...filled, phoneNumber: storedData.phone_number };
  expect(form.save(mended, context)[0]?.body).not.toHaveProperty('spouse.phone_number');
});
