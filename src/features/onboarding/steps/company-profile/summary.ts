import { groupForReading } from '@/domain/money/masking';
import type { OnboardingContext, SummaryGroup, SummaryWords } from '../../engine/stepDefinition';
import { phoneRow, row, sensitiveRow } from '../shared/summaryRows';
import { labels } from './form';

export const masterLists = [
  'company-types',
  'company-scales',
  'business-sectors',
  'economic-sectors',
] as const;

export function summary(
  { detail: { information } }: OnboardingContext,
  words: SummaryWords,
): SummaryGroup[] {
  const { total_staff: count } = information;
  const totalStaff =
    count === null ? '' : words.t('onboardingCompany.profile.totalStaffInPeople', { count });
  return [
    {
      rows: [
        row(labels.companyName, information.company_name),
        row(labels.companyTypeId, words.option('company-types', information.company_type_id)),
        sensitiveRow(labels.npwp, information.npwp),
        row(labels.nib, groupForReading(information.nib ?? '')),
        phoneRow(labels.companyPhoneNumber, information.company_phone_number),
        row(labels.companyScaleId, words.option('company-scales', information.company_scale_id)),
        row(
          labels.businessSectorId,
          words.option('business-sectors', information.business_sector_id),
        ),
        row(
          labels.economicSectorId,
          words.option('economic-sectors', information.economic_sector_id),
        ),
        row(labels.totalAsset, words.rupiah(information.total_asset)),
        row(labels.totalStaff, totalStaff),
      ],
    },
  ];
}
