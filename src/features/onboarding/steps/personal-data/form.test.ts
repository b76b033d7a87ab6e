import { contextWith } from '@/testing/onboarding/onboardingContext';
import { formMessages } from '@/testing/onboarding/formMessages';
import { messageRef } from '@/primitives/messageRef';
import { personalData as form, type PersonalDataValues } from './form';

const filled: PersonalDataValues = {
  name: 'Sri Wahyuni',
  phoneNumber: '081234567890',
  email: 'sri@bos.test',
  birthPlace: 'Surakarta',
  birthDate: '1990-06-05',
  genderId: 2,
  religionId: 1,
  educationId: 7,
  maritalStatusId: 2,
  motherName: 'Sumarni',
};

test('an ordinary application is accepted', () => {
  expect(formMessages(form, filled, contextWith())).toEqual({});
});

test('an application that was just begun misses everything but the e-mail of the account', () => {
  expect(form.missing(contextWith())).toEqual([
    messageRef('onboardingForms.personalData.name'),
    messageRef('onboardingForms.personalData.phoneNumber'),
    messageRef('onboardingForms.personalData.birthPlace'),
    messageRef('onboardingForms.personalData.birthDate'),
    messageRef('onboardingForms.personalData.genderId'),
    messageRef('onboardingForms.personalData.religionId'),
    messageRef('onboardingForms.personalData.educationId'),
    messageRef('onboardingForms.personalData.maritalStatusId'),
    messageRef('onboardingForms.personalData.motherName'),
  ]);
});

test('sends the answers tidied, and never the e-mail address, which the server would refuse', () => {
  const typed = { ...filled, name: '  Sri   Wahyuni ', phoneNumber: '+62 812-3456-7890' };
  expect(form.save(typed, contextWith())).toEqual([
    {
      kind: 'detail',
      body: {
        information: {
          name: 'Sri Wahyuni',
          phone_number: '6281234567890',
          birth_place: 'Surakarta',
          birth_date: '1990-06-05',
          gender_id: 2,
          religion_id: 1,
          education_id: 7,
          marital_status_id: 2,
          mother_name: 'Sumarni',
        },
      },
    },
  ]);
});

test('answers that break today’s rules are shown and counted as missing, not wiped', () => {
  const storedInformation = {
    name: 'Sri Wahyuni 2',
    phone_number: '0812-3456-7890',
    birth_date: '05-06-1990 x',
    religion_id: 99,
  };
  const context = contextWith({ information: storedInformation });
  const shown = form.initialValues(context);
  expect(shown).toMatchObject({
    name: 'Sri Wahyuni 2',
    phoneNumber: '0812-3456-7890',
    birthDate: '05-06-1990 x',
    religionId: 99,
  });
  expect(form.missing(context)).toContainEqual(messageRef('onboardingForms.personalData.name'));

  const [call] = form.save({ ...shown, name: 'Sri Wahyuni', birthDate: '1990-06-05' }, context);
  expect(call?.body).toEqual({
    information: {
      name: 'Sri Wahyuni',
      birth_date: '1990-06-05',
    },
  });
});

test('neither what cannot be typed nor the maiden name of the mother is kept on the device', () => {
  expect(form.excludedFromDraft).toEqual(['email', 'motherName']);
});
