import type { OnboardingContext, SummaryGroup, SummaryWords } from '../../engine/stepDefinition';
import { phoneRow, row } from '../shared/summaryRows';
import { labels } from './form';

export const masterLists = ['genders', 'religions', 'educations', 'marital-statuses'] as const;

export function summary({ detail }: OnboardingContext, words: SummaryWords): SummaryGroup[] {
  const { information } = detail;
  return [
    {
      rows: [
        row(labels.name, information.name),
        phoneRow(labels.phoneNumber, information.phone_number),
        row(labels.email, information.email ?? detail.email),
        row(labels.birthPlace, information.birth_place),
        row(labels.birthDate, words.date(information.birth_date)),
        row(labels.genderId, words.option('genders', information.gender_id)),
        row(labels.religionId, words.option('religions', information.religion_id)),
        row(labels.educationId, words.option('educations', information.education_id)),
        row(
          labels.maritalStatusId,
          words.option('marital-statuses', information.marital_status_id),
        ),
        row(labels.motherName, information.mother_name),
      ],
    },
  ];
}
