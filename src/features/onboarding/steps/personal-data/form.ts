import { fieldRules } from '@/domain/validation/fieldRules';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';

export const personalData = fieldTable('onboardingForms.personalData', {
  name: field.text('information.name', fieldRules.personName),
  phoneNumber: field.phone('information.phone_number'),
  email: field.readOnly(
    ({ detail }) => detail.information.email ?? detail.email,
    (email) => email,
    'information.email',
  ),
  birthPlace: field.text('information.birth_place', fieldRules.birthPlace),
  birthDate: field.date('information.birth_date', fieldRules.birthDate),
  genderId: field.choice('information.gender_id', 'genders'),
  religionId: field.choice('information.religion_id', 'religions'),
  educationId: field.choice('information.education_id', 'educations'),
  maritalStatusId: field.choice('information.marital_status_id', 'marital-statuses'),
  motherName: field.text('information.mother_name', fieldRules.personName, {
    // The answer to a common security question is never stored on the device (storage.md#drafts).
    isDrafted: false,
  }),
});

export type PersonalDataValues = FormValuesOf<typeof personalData>;
