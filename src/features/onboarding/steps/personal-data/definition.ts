import { tableStep } from '../shared/tableStep';
import { personalData } from './form';
import { PersonalDataFields } from './PersonalDataFields';

export const personalDataStep = tableStep('personal-data', personalData, {
  Fields: PersonalDataFields,
});
