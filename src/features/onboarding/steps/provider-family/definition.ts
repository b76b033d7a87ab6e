import { tableStep } from '../../model/fields/tableStep';
import { providerFamily, save } from './form';
import { ProviderFamilyFields } from './ProviderFamilyFields';

export const providerFamilyStep = tableStep('provider-family', providerFamily, {
  reads: ['schedule'],
  save,
  Fields: ProviderFamilyFields,
});
