import { defineMessages } from '../defineMessages';
import type { onboardingCompany as indonesian } from './id';

/** English words of a company's own forms and of the partnership. */
export const onboardingCompany = defineMessages<keyof typeof indonesian>({
  'onboardingCompany.profile.companyName': 'Company name',
  'onboardingCompany.profile.companyNameHelp': 'As in its deed, with its legal form',
  'onboardingCompany.profile.companyTypeId': 'Legal form',
  'onboardingCompany.profile.companyScaleId': 'Company scale',
  'onboardingCompany.profile.businessSectorId': 'Business sector',
  'onboardingCompany.profile.economicSectorId': 'Economic sector',
  'onboardingCompany.profile.npwp': 'Company NPWP',
  'onboardingCompany.profile.npwpHelp': '15 or 16 digits',
  'onboardingCompany.profile.nib': 'NIB',
  'onboardingCompany.profile.nibHelp': 'The 13 digits of the business identification number',
  'onboardingCompany.profile.companyPhoneNumber': 'Company phone',
  'onboardingCompany.profile.totalAsset': 'Total assets',
  'onboardingCompany.profile.totalStaff': 'Number of employees',
  'onboardingCompany.profile.totalStaffUnit': 'people',
  'onboardingCompany.profile.totalStaffInPeople':
    '{count, plural, one {# person} other {# people}}',
  'onboardingCompany.profile.identityTitle': 'The company',
  'onboardingCompany.profile.businessTitle': 'Its business',

  'onboardingCompany.address.companyTitle': 'Main company address',
  'onboardingCompany.address.categoryId': 'Category of business address',
  'onboardingCompany.address.ownershipId': 'Ownership',
  'onboardingCompany.address.hasWarehouse': 'Has a warehouse',
  'onboardingCompany.address.hasWarehouseHelp':
    'Switch on if the company stores goods somewhere else',
  'onboardingCompany.address.warehouseGoes':
    'The stored warehouse address is removed when you save',
  'onboardingCompany.address.warehouseTitle': 'Warehouse address',

  'onboardingCompany.partnership.partnerName': "Partner's name",
  'onboardingCompany.partnership.categoryId': 'Partnership category',
  'onboardingCompany.partnership.direct': 'Direct partnership',
  'onboardingCompany.partnership.nonPartnership': 'No partnership',
  'onboardingCompany.partnership.startDate': 'Partners since',
  'onboardingCompany.partnership.commitmentId': 'Partnership commitment',
  'onboardingCompany.partnership.commitmentOther': 'Other commitment',
  'onboardingCompany.partnership.recommendationLetter': 'Letter of recommendation',
  'onboardingCompany.partnership.partnerTitle': 'Your partner',
  'onboardingCompany.partnership.partnerText':
    'These come from your account and cannot be changed here.',
  'onboardingCompany.partnership.termsTitle': 'Your partnership',
});
