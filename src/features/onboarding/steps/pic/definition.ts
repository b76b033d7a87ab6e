import { tableStep } from '../../model/fields/tableStep';
import { pic } from './form';

export const picStep = tableStep('pic', pic, { reads: ['pic'] });
