import { tableStep } from '../../model/fields/tableStep';
import { companyAddress, summary } from './form';

export const companyAddressStep = tableStep('company-address', companyAddress, {
  summary,
});
