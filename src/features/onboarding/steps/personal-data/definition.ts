import { tableStep } from '../../model/fields/tableStep';
import { personalData } from './form';

export const personalDataStep = tableStep('personal-data', personalData, {
  typedFacts: ({ maritalStatusId }) =>
    typeof maritalStatusId === 'number' ? { maritalStatusId } : null,
});
