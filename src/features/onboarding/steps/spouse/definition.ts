import { tableStep } from '../../model/fields/tableStep';
import { spouse } from './form';

export const spouseStep = tableStep('spouse', spouse);
