import { tableStep } from '../../model/fields/tableStep';
import { CompanyProfileFields } from './CompanyProfileFields';
import { companyProfile } from './form';

export const companyProfileStep = tableStep('company-profile', companyProfile, {
  Fields: CompanyProfileFields,
});
