import type {
  OnboardingContext,
  RegionPath,
  SummaryGroup,
  SummaryWords,
} from '../../engine/stepDefinition';
import { addressRegions, addressRows } from '../address/summary';
import { fileRow, row, sensitiveRow } from '../shared/summaryRows';
import { initialValues, labels } from './form';

export function summary(context: OnboardingContext, words: SummaryWords): SummaryGroup[] {
  const { information, documents, addresses } = context.detail;
  const { isValidForLife } = initialValues(context);
  const expiry = isValidForLife
    ? words.t(labels.isValidForLife)
    : words.date(information.nik_expired_date);
  return [
    {
      rows: [
        sensitiveRow(labels.nik, information.nik),
        row(labels.nikIssueDate, words.date(information.nik_issue_date)),
        row(labels.nikExpiredDate, expiry),
        sensitiveRow(labels.npwp, information.npwp),
        fileRow(labels.ktpDocument, documents.ktp),
        fileRow(labels.npwpDocument, documents.npwp),
      ],
    },
    {
      title: words.t('onboardingForms.address.ktpTitle'),
      rows: addressRows(addresses.ktp, { hasRtRw: true }, words),
    },
  ];
}

export const regions = ({ detail }: OnboardingContext): RegionPath[] =>
  addressRegions(detail.addresses.ktp);
