import { tableStep } from '../../model/fields/tableStep';
import { identity, save } from './form';

export const identityStep = tableStep('identity', identity, {
  save,
  replaces: ['addresses.ktp', 'addresses.domicilies'],
});
