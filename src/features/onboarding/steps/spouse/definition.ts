import { tableStep } from '../shared/tableStep';
import { spouse } from './form';
import { SpouseFields } from './SpouseFields';

export const spouseStep = tableStep('spouse', spouse, { Fields: SpouseFields });
