import { tableStep } from '../../model/fields/tableStep';
import { EmploymentFields } from './EmploymentFields';
import { employment } from './form';

export const employmentStep = tableStep('employment', employment, { Fields: EmploymentFields });
