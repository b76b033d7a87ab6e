import { tableStep } from '../shared/tableStep';
import { DomicileFields } from './DomicileFields';
import { domicile, initialValues, save } from './form';

export const domicileStep = tableStep('domicile', domicile, {
  initialValues,
  save,
  replaces: ['addresses.ktp', 'addresses.domicilies'],
  Fields: DomicileFields,
});
