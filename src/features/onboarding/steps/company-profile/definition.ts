import { tableStep } from '../../model/fields/tableStep';
import { companyProfile } from './form';

export const companyProfileStep = tableStep('company-profile', companyProfile);
