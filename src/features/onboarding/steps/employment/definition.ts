import { tableStep } from '../../model/fields/tableStep';
import { employment } from './form';

export const employmentStep = tableStep('employment', employment);
