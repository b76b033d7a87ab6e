import { tableStep } from '../../model/fields/tableStep';
import { partnership } from './form';
import { PartnershipFields } from './PartnershipFields';

export const partnershipStep = tableStep('partnership', partnership, {
  Fields: PartnershipFields,
});
