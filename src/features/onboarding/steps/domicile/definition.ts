import { tableStep } from '../../model/fields/tableStep';
import { DomicileFields } from './DomicileFields';
import { domicile, initialValues, save } from './form';

export const domicileStep = tableStep('domicile', domicile, {
  initialValues,
  save,
  replaces: ['addresses.ktp', 'addresses.domicilies'],
  Fields: DomicileFields,
});
