import type { OnboardingContext, SummaryGroup, SummaryWords } from '../../engine/stepDefinition';
import { phoneRow, row } from '../shared/summaryRows';
import { isOtherPosition, isOtherSourceOfIncome, labels } from './form';

export const masterLists = [
  'occupations',
  'positions',
  'sources-of-income',
  'monthly-incomes',
  'business-sectors',
  'economic-sectors',
  'company-scales',
] as const;

export function summary(
  { detail: { information } }: OnboardingContext,
  words: SummaryWords,
): SummaryGroup[] {
  const { length_of_work: months } = information;
  const lengthOfWork =
    months === null
      ? ''
      : words.t('onboardingForms.employment.lengthOfWorkInMonths', { count: months });
  return [
    {
      rows: [
        row(labels.occupationId, words.option('occupations', information.occupation_id)),
        row(labels.companyName, information.company_name),
        row(labels.positionId, words.option('positions', information.position_id)),
        ...(isOtherPosition(information.position_id)
          ? [row(labels.positionOther, information.position_other)]
          : []),
        row(labels.division, information.division),
        row(labels.lengthOfWork, lengthOfWork),
        row(labels.incomeAmount, words.rupiah(information.income_amount)),
        row(labels.monthlyIncomeId, words.option('monthly-incomes', information.monthly_income_id)),
        row(
          labels.sourceOfIncomeId,
          words.option('sources-of-income', information.source_of_income_id),
        ),
        ...(isOtherSourceOfIncome(information.source_of_income_id)
          ? [row(labels.sourceOfIncomeOther, information.source_of_income_other)]
          : []),
        row(
          labels.businessSectorId,
          words.option('business-sectors', information.business_sector_id),
        ),
        row(
          labels.economicSectorId,
          words.option('economic-sectors', information.economic_sector_id),
        ),
        row(labels.companyScaleId, words.option('company-scales', information.company_scale_id)),
        phoneRow(labels.companyPhoneNumber, information.company_phone_number),
      ],
    },
  ];
}
