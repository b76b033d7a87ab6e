import type { OnboardingContext, SummaryGroup, SummaryWords } from '../../engine/stepDefinition';
import { fileRow, row } from '../shared/summaryRows';
import { categoryName, initialValues, isOtherCommitment, labels } from './form';

export const masterLists = ['partner-commitments'] as const;

export function summary(context: OnboardingContext, words: SummaryWords): SummaryGroup[] {
  const { information, documents, ...detail } = context.detail;
  const { categoryId } = initialValues(context);
  return [
    {
      rows: [
        row(labels.partnerName, detail.partner_name),
        row(labels.categoryId, words.t(categoryName(categoryId))),
        row(labels.startDate, words.date(detail.partner_relation_start_date)),
        row(
          labels.commitmentId,
          words.option('partner-commitments', information.partner_commitment_id),
        ),
        ...(isOtherCommitment(information.partner_commitment_id)
          ? [row(labels.commitmentOther, information.partner_commitment_other)]
          : []),
        fileRow(labels.recommendationLetter, documents.recommendation_letter),
      ],
    },
  ];
}
