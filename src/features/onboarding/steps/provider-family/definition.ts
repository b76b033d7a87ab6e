import { tableStep } from '../../model/fields/tableStep';
import { providerFamily, save } from './form';

export const providerFamilyStep = tableStep('provider-family', providerFamily, {
  reads: ['schedule'],
  save,
  // A day and its time are one appointment.
  compare: {
    ...providerFamily.compare,
    links: [...providerFamily.compare.links, ['date', 'time']],
  },
});
