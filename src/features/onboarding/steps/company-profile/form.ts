import { MEDIUM_COMPANY_SCALE_ID } from '@/domain/onboarding/optionIds';
import { fieldRules } from '@/domain/validation/fieldRules';
import { counted } from '../../model/fields/fieldKinds';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';

export const companyProfile = fieldTable('onboardingCompany.profile', {
  companyName: field.text('information.company_name', fieldRules.companyName),
  companyTypeId: field.choice('information.company_type_id', 'company-types'),
  npwp: field.npwp('information.npwp'),
  nib: field.digits('information.nib', fieldRules.nib),
  companyPhoneNumber: field.phone('information.company_phone_number'),
  companyScaleId: field.choice('information.company_scale_id', 'company-scales', {
    // Once the sub-step was saved, a scale that is not stored is missing, and not 'Menengah'.
    initial: (stored, { detail }) =>
      stored ?? (detail.information.company_type_id === null ? MEDIUM_COMPANY_SCALE_ID : null),
  }),
  businessSectorId: field.choice('information.business_sector_id', 'business-sectors'),
  economicSectorId: field.choice('information.economic_sector_id', 'economic-sectors'),
  // Assumption: a company owns something and has somebody working for it; 0 is a typing error.
  totalAsset: field.money('information.total_asset', fieldRules.amount),
  totalStaff: field.wholeNumber('information.total_staff', fieldRules.count, {
    review: counted('onboardingCompany.profile.totalStaffInPeople'),
  }),
});

export type CompanyProfileValues = FormValuesOf<typeof companyProfile>;
