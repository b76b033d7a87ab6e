import { MEDIUM_COMPANY_SCALE_ID, OTHER_POSITION_ID } from '@/domain/onboarding/optionIds';
import { fieldRules } from '@/domain/validation/fieldRules';
import { OTHER_SOURCE_OF_INCOME_ID } from '@/domain/validation/limits';
import { counted } from '../../model/fields/fieldKinds';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';

export const employment = fieldTable('onboardingForms.employment', {
  occupationId: field.choice('information.occupation_id', 'occupations'),
  companyName: field.text('information.company_name', fieldRules.companyName),
  positionId: field.choice('information.position_id', 'positions'),
  positionOther: field.text('information.position_other', fieldRules.shortText, {
    isOptional: true,
    when: { positionId: OTHER_POSITION_ID },
  }),
  division: field.text('information.division', fieldRules.shortText, { isOptional: true }),
  lengthOfWork: field.wholeNumber('information.length_of_work', fieldRules.lengthOfWork, {
    review: counted('onboardingForms.employment.lengthOfWorkInMonths'),
  }),
  incomeAmount: field.money('information.income_amount', fieldRules.income),
  monthlyIncomeId: field.choice('information.monthly_income_id', 'monthly-incomes', {
    isOptional: true,
  }),
  sourceOfIncomeId: field.choice('information.source_of_income_id', 'sources-of-income'),
  sourceOfIncomeOther: field.text('information.source_of_income_other', fieldRules.shortText, {
    when: { sourceOfIncomeId: OTHER_SOURCE_OF_INCOME_ID },
  }),
  businessSectorId: field.choice('information.business_sector_id', 'business-sectors'),
  economicSectorId: field.choice('information.economic_sector_id', 'economic-sectors', {
    isOptional: true,
  }),
  companyScaleId: field.choice('information.company_scale_id', 'company-scales', {
    isOptional: true,
    // If the sub-step was saved before, an empty scale is the applicant's choice.
    initial: (stored, { detail }) =>
      stored ?? (detail.information.occupation_id === null ? MEDIUM_COMPANY_SCALE_ID : null),
  }),
  companyPhoneNumber: field.phone('information.company_phone_number', { isOptional: true }),
});

export type EmploymentValues = FormValuesOf<typeof employment>;
