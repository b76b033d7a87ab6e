import { tableStep } from '../../model/fields/tableStep';
import { domicile, initialValues, save } from './form';

export const domicileStep = tableStep('domicile', domicile, {
  initialValues,
  save,
  replaces: ['addresses.ktp', 'addresses.domicilies'],
});
