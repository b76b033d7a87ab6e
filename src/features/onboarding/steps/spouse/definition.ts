import { tableStep } from '../../model/fields/tableStep';
import { spouse } from './form';
import { SpouseFields } from './SpouseFields';

export const spouseStep = tableStep('spouse', spouse, { Fields: SpouseFields });
