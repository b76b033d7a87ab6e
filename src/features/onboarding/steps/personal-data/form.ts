import { object } from 'yup';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normalisePhone, normaliseText } from '@/domain/validation/normalise';
import type { OnboardingContext, SaveCall, SaveHistory } from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { detailCalls, partsOf } from '../shared/patch';
import { sentDate, sentText, textOf } from '../shared/values';

export type PersonalDataValues = {
  name: string;
  phoneNumber: string;
  email: string;
  birthPlace: string;
  birthDate: string;
  genderId: number | null;
  religionId: number | null;
  educationId: number | null;
  maritalStatusId: number | null;
  motherName: string;
};

export const labels = {
  name: 'onboardingForms.personalData.name',
  phoneNumber: 'onboardingForms.personalData.phoneNumber',
  email: 'onboardingForms.personalData.email',
  birthPlace: 'onboardingForms.personalData.birthPlace',
  birthDate: 'onboardingForms.personalData.birthDate',
  genderId: 'onboardingForms.personalData.gender',
  religionId: 'onboardingForms.personalData.religion',
  educationId: 'onboardingForms.personalData.education',
  maritalStatusId: 'onboardingForms.personalData.maritalStatus',
  motherName: 'onboardingForms.personalData.motherName',
} as const satisfies Labels;

/** Reliability rule 9: the answer to a common security question stays off the device. */
export const neverKept = ['motherName'] as const;

export function initialValues({ detail }: OnboardingContext): PersonalDataValues {
  const { information } = detail;
  return {
    name: textOf(information.name),
    phoneNumber: textOf(information.phone_number),
    email: textOf(information.email ?? detail.email),
    birthPlace: textOf(information.birth_place),
    birthDate: textOf(information.birth_date),
    genderId: information.gender_id,
    religionId: information.religion_id,
    educationId: information.education_id,
    maritalStatusId: information.marital_status_id,
    motherName: textOf(information.mother_name),
  };
}

export const schema = ({ today }: OnboardingContext) =>
  object({
    name: fieldRules.personName(),
    phoneNumber: fieldRules.phone(),
    birthPlace: fieldRules.birthPlace(),
    birthDate: fieldRules.birthDate(today),
    genderId: fieldRules.choice(),
    religionId: fieldRules.choice(),
    educationId: fieldRules.choice(),
    maritalStatusId: fieldRules.choice(),
    motherName: fieldRules.personName(),
  });

const sent = (values: PersonalDataValues) => ({
  name: sentText(values.name, normaliseText),
  phone_number: sentText(values.phoneNumber, normalisePhone),
  birth_place: sentText(values.birthPlace, normaliseText),
  birth_date: sentDate(values.birthDate),
  gender_id: values.genderId,
  religion_id: values.religionId,
  education_id: values.educationId,
  marital_status_id: values.maritalStatusId,
  mother_name: sentText(values.motherName, normaliseText),
});

export function save(
  values: PersonalDataValues,
  context: OnboardingContext,
  history: SaveHistory<PersonalDataValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  return detailCalls({
    information: partsOf(values, context, history)(sent, ({ detail }) => detail.information),
  });
}
