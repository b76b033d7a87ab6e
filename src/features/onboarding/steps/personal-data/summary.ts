import type { OnboardingContext, SummaryGroup, SummaryWords } from '../../engine/stepDefinition';
import { row } from '../shared/summaryRows';
import { labels } from './form';

export const masterLists = ['genders', 'religions', 'educations', 'marital-statuses'] as const;

export function summary(
  { detail }: OnboardingContext,
  { option, date }: SummaryWords,
): SummaryGroup[] {
  const { information } = detail;
  return [
    {
      rows: [
        row(labels.name, information.name),
        row(labels.phoneNumber, information.phone_number),
        row(labels.email, information.email ?? detail.email),
        row(labels.birthPlace, information.birth_place),
        row(labels.birthDate, date(information.birth_date)),
        row(labels.genderId, option('genders', information.gender_id)),
        row(labels.religionId, option('religions', information.religion_id)),
        row(labels.educationId, option('educations', information.education_id)),
        row(labels.maritalStatusId, option('marital-statuses', information.marital_status_id)),
        row(labels.motherName, information.mother_name),
      ],
    },
  ];
}
