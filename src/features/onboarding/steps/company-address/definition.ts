import { tableStep } from '../../model/fields/tableStep';
import { CompanyAddressFields } from './CompanyAddressFields';
import { companyAddress, summary } from './form';

export const companyAddressStep = tableStep('company-address', companyAddress, {
  summary,
  Fields: CompanyAddressFields,
});
