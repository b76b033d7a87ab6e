import type { OnboardingContext, SummaryGroup, SummaryWords } from '../../engine/stepDefinition';
import { row } from '../shared/summaryRows';
import { hasSchedule, initialValues, labels } from './form';

export const masterLists = ['relationships'] as const;

export function summary(context: OnboardingContext, words: SummaryWords): SummaryGroup[] {
  const { hasFamily, name, relationshipId, time } = initialValues(context);
  const answer = hasFamily === null ? '' : words.t(hasFamily ? 'common.yes' : 'common.no');
  return [
    {
      rows: [
        row(labels.hasFamily, answer),
        ...(hasFamily === true
          ? [
              row(labels.name, name),
              row(labels.relationshipId, words.option('relationships', relationshipId)),
            ]
          : []),
        ...(hasSchedule(context)
          ? [
              row(labels.date, words.date(context.schedule?.date)),
              row(
                labels.time,
                time === null ? '' : words.t('onboardingForms.providerFamily.timeOption', { time }),
              ),
            ]
          : []),
      ],
    },
  ];
}
