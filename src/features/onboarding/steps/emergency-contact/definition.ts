import { tableStep } from '../../model/fields/tableStep';
import { emergencyContact } from './form';

export const emergencyContactStep = tableStep('emergency-contact', emergencyContact);
