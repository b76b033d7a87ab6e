import { tableStep } from '../../model/fields/tableStep';
import { providerFamily, save } from './form';
import { ProviderFamilyFields } from './ProviderFamilyFields';

export const providerFamilyStep = tableStep('provider-family', providerFamily, {
  reads: ['schedule'],
  save,
  // A day and its time are one appointment.
  compare: {
    ...providerFamily.compare,
    links: [...providerFamily.compare.links, ['date', 'time']],
  },
  Fields: ProviderFamilyFields,
});
