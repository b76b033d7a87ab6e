import { tableStep } from '../../model/fields/tableStep';
import { identity, save } from './form';
import { IdentityFields } from './IdentityFields';

export const identityStep = tableStep('identity', identity, {
  save,
  replaces: ['addresses.ktp', 'addresses.domicilies'],
  Fields: IdentityFields,
});
