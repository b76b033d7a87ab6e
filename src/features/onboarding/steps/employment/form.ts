import { object } from 'yup';
import { MEDIUM_COMPANY_SCALE_ID, OTHER_POSITION_ID } from '@/domain/onboarding/optionIds';
import { readAmount } from '@/domain/money/money';
import { readWholeNumber } from '@/domain/validation/amountChecks';
import { fieldRules } from '@/domain/validation/fieldRules';
import { OTHER_SOURCE_OF_INCOME_ID } from '@/domain/validation/limits';
import { normalisePhone, normaliseText } from '@/domain/validation/normalise';
import type { OnboardingContext, SaveCall, SaveHistory } from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { detailCalls, partsOf } from '../shared/patch';
import { sentText, textOf } from '../shared/values';

export type EmploymentValues = {
  occupationId: number | null;
  companyName: string;
  positionId: number | null;
  positionOther: string;
  division: string;
  lengthOfWork: string;
  incomeAmount: string;
  monthlyIncomeId: number | null;
  sourceOfIncomeId: number | null;
  sourceOfIncomeOther: string;
  businessSectorId: number | null;
  economicSectorId: number | null;
  companyScaleId: number | null;
  companyPhoneNumber: string;
};

export const labels = {
  occupationId: 'onboardingForms.employment.occupation',
  companyName: 'onboardingForms.employment.companyName',
  positionId: 'onboardingForms.employment.position',
  positionOther: 'onboardingForms.employment.positionOther',
  division: 'onboardingForms.employment.division',
  lengthOfWork: 'onboardingForms.employment.lengthOfWork',
  incomeAmount: 'onboardingForms.employment.incomeAmount',
  monthlyIncomeId: 'onboardingForms.employment.monthlyIncome',
  sourceOfIncomeId: 'onboardingForms.employment.sourceOfIncome',
  sourceOfIncomeOther: 'onboardingForms.employment.sourceOfIncomeOther',
  businessSectorId: 'onboardingForms.employment.businessSector',
  economicSectorId: 'onboardingForms.employment.economicSector',
  companyScaleId: 'onboardingForms.employment.companyScale',
  companyPhoneNumber: 'onboardingForms.employment.companyPhoneNumber',
} as const satisfies Labels;

export const isOtherPosition = (positionId: unknown): boolean => positionId === OTHER_POSITION_ID;

export const isOtherSourceOfIncome = (sourceOfIncomeId: unknown): boolean =>
  sourceOfIncomeId === OTHER_SOURCE_OF_INCOME_ID;

export function initialValues({ detail }: OnboardingContext): EmploymentValues {
  const { information } = detail;
  // Where the sub-step was saved before, an empty scale is the applicant's choice.
  const isFirstTime = information.occupation_id === null;
  return {
    occupationId: information.occupation_id,
    companyName: textOf(information.company_name),
    positionId: information.position_id,
    positionOther: textOf(information.position_other),
    division: textOf(information.division),
    lengthOfWork: textOf(information.length_of_work),
    incomeAmount: textOf(information.income_amount),
    monthlyIncomeId: information.monthly_income_id,
    sourceOfIncomeId: information.source_of_income_id,
    sourceOfIncomeOther: textOf(information.source_of_income_other),
    businessSectorId: information.business_sector_id,
    economicSectorId: information.economic_sector_id,
    companyScaleId: information.company_scale_id ?? (isFirstTime ? MEDIUM_COMPANY_SCALE_ID : null),
    companyPhoneNumber: textOf(information.company_phone_number),
  };
}

export const schema = () =>
  object({
    occupationId: fieldRules.choice(),
    companyName: fieldRules.companyName(),
    positionId: fieldRules.choice(),
    positionOther: fieldRules.shortText({
      isOptional: true,
      appliesWhen: ({ positionId }) => isOtherPosition(positionId),
    }),
    division: fieldRules.shortText({ isOptional: true }),
    lengthOfWork: fieldRules.lengthOfWork(),
    incomeAmount: fieldRules.income(),
    sourceOfIncomeId: fieldRules.choice(),
    sourceOfIncomeOther: fieldRules.shortText({
      appliesWhen: ({ sourceOfIncomeId }) => isOtherSourceOfIncome(sourceOfIncomeId),
    }),
    businessSectorId: fieldRules.choice(),
    companyPhoneNumber: fieldRules.phone({ isOptional: true }),
  });

const sent = (values: EmploymentValues) => ({
  occupation_id: values.occupationId,
  company_name: sentText(values.companyName, normaliseText),
  position_id: values.positionId,
  position_other: isOtherPosition(values.positionId)
    ? sentText(values.positionOther, normaliseText)
    : null,
  division: sentText(values.division, normaliseText),
  length_of_work: readWholeNumber(values.lengthOfWork),
  income_amount: readAmount(values.incomeAmount),
  monthly_income_id: values.monthlyIncomeId,
  source_of_income_id: values.sourceOfIncomeId,
  source_of_income_other: isOtherSourceOfIncome(values.sourceOfIncomeId)
    ? sentText(values.sourceOfIncomeOther, normaliseText)
    : null,
  business_sector_id: values.businessSectorId,
  economic_sector_id: values.economicSectorId,
  company_scale_id: values.companyScaleId,
  company_phone_number: sentText(values.companyPhoneNumber, normalisePhone),
});

export function save(
  values: EmploymentValues,
  context: OnboardingContext,
  history: SaveHistory<EmploymentValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  return detailCalls({
    information: partsOf(values, context, history)(sent, ({ detail }) => detail.information, {
      position_other: 'position_id',
      source_of_income_other: 'source_of_income_id',
    }),
  });
}
