import { tableStep } from '../../model/fields/tableStep';
import { partnership } from './form';

export const partnershipStep = tableStep('partnership', partnership);
