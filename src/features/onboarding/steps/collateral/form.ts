import type { CollateralDocument, CollateralDocumentRequest } from '@/api/wire';
import { OTHER_COLLATERAL_TYPE_ID } from '@/domain/onboarding/optionIds';
import { fieldRules } from '@/domain/validation/fieldRules';
import { cardTableOf } from '../../cards/cardTable';
import { kinds } from '../../model/fields/fieldKinds';
import type { FormValuesOf } from '../../model/fields/fieldTable';

const { field, table } = cardTableOf<CollateralDocument, CollateralDocumentRequest>();

/** One piece of collateral. */
export const collateral = table('onboardingLists.collateral', {
  documentTypeId: field.choice('document_type_id', 'document-types'),
  typeNameOther: field.text('type_name_other', fieldRules.shortText, {
    isOptional: true,
    when: { documentTypeId: OTHER_COLLATERAL_TYPE_ID },
  }),
  description: field.text('description', fieldRules.description),
  value: field.money('value', fieldRules.amount),
  publishDate: field.date('publish_date', fieldRules.pastDate, { isOptional: true }),
  expiredDate: field.custom(
    kinds.date,
    'expired_date',
    (options) => fieldRules.expiryDate('publishDate', options),
    { isOptional: true },
  ),
  file: field.ownFile('*', { flaggedAs: 'file_name' }),
});

export type CollateralValues = FormValuesOf<typeof collateral>;
