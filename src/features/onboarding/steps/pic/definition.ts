import { tableStep } from '../../model/fields/tableStep';
import { pic } from './form';
import { PicFields } from './PicFields';

export const picStep = tableStep('pic', pic, { reads: ['pic'], Fields: PicFields });
