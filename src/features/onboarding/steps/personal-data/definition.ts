import { tableStep } from '../../model/fields/tableStep';
import { personalData } from './form';
import { PersonalDataFields } from './PersonalDataFields';

export const personalDataStep = tableStep('personal-data', personalData, {
  typedFacts: ({ maritalStatusId }) =>
    typeof maritalStatusId === 'number' ? { maritalStatusId } : null,
  Fields: PersonalDataFields,
});
