import { tableStep } from '../../model/fields/tableStep';
import { EmergencyContactFields } from './EmergencyContactFields';
import { emergencyContact } from './form';

export const emergencyContactStep = tableStep('emergency-contact', emergencyContact, {
  Fields: EmergencyContactFields,
});
