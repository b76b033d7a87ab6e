import { contextWith } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { messageRef } from '@/primitives/messageRef';
import { emergencyContact as form, type EmergencyContactValues } from './form';

const OTHER_RELATIONSHIP = 13;

const applicant = contextWith({
  information: { name: 'Sri Wahyuni', phone_number: '081234567890' },
});

const filled: EmergencyContactValues = {
  name: 'Bambang Wahyudi',
  phoneNumber: '081298765432',
  relationshipId: 4,
  relationshipOther: '',
  address: {
    address: 'Jalan Kemang Raya 8',
    provinceId: 31,
    cityId: 3174,
    districtId: 317407,
    villageId: 3174071004,
    postalCode: '12190',
    rtRw: '',
  },
  consentDocument: { fileName: 'persetujuan.pdf', pathUrl: '/files/1.pdf' },
};

const messages = (values: Partial<EmergencyContactValues>) =>
  formMessages(form, { ...filled, ...values }, applicant);

test.each<[string, Partial<EmergencyContactValues>]>([
  ['the required answers alone, without RT/RW', {}],
  ['another relationship without its name', { relationshipId: OTHER_RELATIONSHIP }],
  ['a name that begins as the applicant’s', { name: 'Sri Wahyuni Putri' }],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

test.each<[string, Partial<EmergencyContactValues>, Record<string, string>]>([
  [
    'the applicant’s own name',
    { name: ' sri   WAHYUNI ' },
    { name: 'Isi nama orang lain, bukan nama Anda sendiri' },
  ],
  [
    'the applicant’s own number, written otherwise',
    { phoneNumber: '+62 812-3456-7890' },
    { phoneNumber: 'Isi nomor telepon orang lain, bukan nomor Anda sendiri' },
  ],
])('refuses %s', (_what, values, expected) => {
  expect(messages(values)).toEqual(expected);
});

test('an untouched form misses contact, address and consent', () => {
  expect(form.missing(applicant)).toEqual([
    messageRef('onboardingForms.emergencyContact.name'),
    messageRef('onboardingForms.emergencyContact.phoneNumber'),
    messageRef('onboardingForms.emergencyContact.relationshipId'),
    messageRef('onboardingForms.address.address'),
    messageRef('onboardingForms.address.provinceId'),
    messageRef('onboardingForms.address.cityId'),
    messageRef('onboardingForms.address.districtId'),
    messageRef('onboardingForms.address.villageId'),
    messageRef('onboardingForms.address.postalCode'),
    messageRef('onboardingForms.emergencyContact.consentDocument'),
  ]);
});

test('sends contact and address in one call, the consent by its path', () => {
  expect(form.save(filled, applicant)).toEqual([
    {
      kind: 'detail',
      body: {
        emergency_contact: {
          name: 'Bambang Wahyudi',
          phone_number: '081298765432',
          relationship_id: 4,
          consent_path_url: '/files/1.pdf',
        },
        addresses: {
          emergency: {
            address: 'Jalan Kemang Raya 8',
            province_id: 31,
            city_id: 3174,
            district_id: 317407,
            village_id: 3174071004,
            postal_code: '12190',
          },
        },
      },
    },
  ]);
});

test('the name of a relationship goes with it, and no other', () => {
  const own = { ...filled, relationshipOther: ' Wali  baptis' };
  const named = form.save({ ...own, relationshipId: OTHER_RELATIONSHIP }, applicant);
  expect(named[0]?.body).toMatchObject({
    emergency_contact: { relationship_other: 'Wali baptis' },
  });
  const context = contextWith({ emergencyContact: { relationship_other: 'Wali baptis' } });
  expect(form.save(own, context)[0]?.body).toMatchObject({
    emergency_contact: { relationship_other: null },
  });
});

test('a consent that is stored shows as a file of its kind', () => {
  const context = contextWith({ emergencyContact: { consent_path_url: '/files/1f0c.pdf' } });
  expect(form.initialValues(context).consentDocument).toEqual({
    fileName: 'persetujuan.pdf',
    pathUrl: '/files/1f0c.pdf',
  });
});

test('answers that break today’s rules are shown and not wiped', () => {
  const context = contextWith({
    information: { name: 'Sri Wahyuni' },
    emergencyContact: { name: 'Sri Wahyuni', phone_number: '0812-9876-5432' },
  });
  expect(form.initialValues(context)).toMatchObject({
    name: 'Sri Wahyuni',
    phoneNumber: '0812-9876-5432',
  });
  expect(form.missing(context)[0]).toEqual(messageRef('onboardingForms.emergencyContact.name'));
  const mended = { ...filled, phoneNumber: '0812-9876-5432' };
  expect(form.save(mended, context)[0]?.body).not.toHaveProperty('emergency_contact.phone_number');
});
