import { object } from 'yup';
import { readAmount } from '@/domain/money/money';
import { MEDIUM_COMPANY_SCALE_ID } from '@/domain/onboarding/optionIds';
import { readWholeNumber } from '@/domain/validation/amountChecks';
import { fieldRules } from '@/domain/validation/fieldRules';
import {
  normaliseNpwp,
  normalisePhone,
  normaliseText,
  withoutSeparators,
} from '@/domain/validation/normalise';
import type { OnboardingContext, SaveCall, SaveHistory } from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { detailCalls, partsOf } from '../shared/patch';
import { sentText, textOf } from '../shared/values';

export type CompanyProfileValues = {
  companyName: string;
  companyTypeId: number | null;
  npwp: string;
  nib: string;
  companyPhoneNumber: string;
  companyScaleId: number | null;
  businessSectorId: number | null;
  economicSectorId: number | null;
  totalAsset: string;
  totalStaff: string;
};

export const labels = {
  companyName: 'onboardingCompany.profile.companyName',
  companyTypeId: 'onboardingCompany.profile.companyType',
  npwp: 'onboardingCompany.profile.npwp',
  nib: 'onboardingCompany.profile.nib',
  companyPhoneNumber: 'onboardingCompany.profile.companyPhoneNumber',
  companyScaleId: 'onboardingCompany.profile.companyScale',
  businessSectorId: 'onboardingCompany.profile.businessSector',
  economicSectorId: 'onboardingCompany.profile.economicSector',
  totalAsset: 'onboardingCompany.profile.totalAsset',
  totalStaff: 'onboardingCompany.profile.totalStaff',
} as const satisfies Labels;

export function initialValues({ detail }: OnboardingContext): CompanyProfileValues {
  const { information } = detail;
  // Once the sub-step was saved, a scale that the server does not hold is missing and not 'Menengah'.
  const isFirstTime = information.company_type_id === null;
  return {
    companyName: textOf(information.company_name),
    companyTypeId: information.company_type_id,
    npwp: textOf(information.npwp),
    nib: textOf(information.nib),
    companyPhoneNumber: textOf(information.company_phone_number),
    companyScaleId: information.company_scale_id ?? (isFirstTime ? MEDIUM_COMPANY_SCALE_ID : null),
    businessSectorId: information.business_sector_id,
    economicSectorId: information.economic_sector_id,
    totalAsset: textOf(information.total_asset),
    totalStaff: textOf(information.total_staff),
  };
}

export const schema = () =>
  object({
    companyName: fieldRules.companyName(),
    companyTypeId: fieldRules.choice(),
    npwp: fieldRules.npwp(),
    nib: fieldRules.nib(),
    companyPhoneNumber: fieldRules.phone(),
    companyScaleId: fieldRules.choice(),
    businessSectorId: fieldRules.choice(),
    economicSectorId: fieldRules.choice(),
    // Assumption: a company owns something, and somebody works for it; 0 is a slip.
    totalAsset: fieldRules.amount(),
    totalStaff: fieldRules.count(),
  });

const sent = (values: CompanyProfileValues) => ({
  company_name: sentText(values.companyName, normaliseText),
  company_type_id: values.companyTypeId,
  npwp: sentText(values.npwp, normaliseNpwp),
  nib: sentText(values.nib, withoutSeparators),
  company_phone_number: sentText(values.companyPhoneNumber, normalisePhone),
  company_scale_id: values.companyScaleId,
  business_sector_id: values.businessSectorId,
  economic_sector_id: values.economicSectorId,
  total_asset: readAmount(values.totalAsset),
  total_staff: readWholeNumber(values.totalStaff),
});

export function save(
  values: CompanyProfileValues,
  context: OnboardingContext,
  history: SaveHistory<CompanyProfileValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  return detailCalls({
    information: partsOf(values, context, history)(sent, ({ detail }) => detail.information),
  });
}
