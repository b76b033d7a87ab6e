import { OTHER_PARTNER_COMMITMENT_ID } from '@/domain/onboarding/optionIds';
import { PARTNERSHIP, partnershipCategory } from '@/domain/onboarding/partnership';
import { fieldRules } from '@/domain/validation/fieldRules';
import type { TextKey } from '@/i18n/indonesian';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';

/** The name of a partnership category. */
export const categoryName = (categoryId: number): TextKey =>
  categoryId === PARTNERSHIP.direct
    ? 'onboardingCompany.partnership.direct'
    : 'onboardingCompany.partnership.nonPartnership';

/** Partner and category come from the account. */
export const partnership = fieldTable('onboardingCompany.partnership', {
  partnerName: field.readOnly(
    ({ detail }) => detail.partner_name ?? '',
    (name) => name,
    'partner_name',
  ),
  categoryId: field.readOnly(
    ({ detail }) => partnershipCategory(detail.partner_id),
    (categoryId, { t }) => t(categoryName(categoryId)),
  ),
  // Assumption: a partnership used for an application has begun.
  startDate: field.date('detail.partner_relation_start_date', fieldRules.pastDate),
  commitmentId: field.choice('information.partner_commitment_id', 'partner-commitments'),
  commitmentOther: field.text('information.partner_commitment_other', fieldRules.shortText, {
    isOptional: true,
    when: { commitmentId: OTHER_PARTNER_COMMITMENT_ID },
  }),
  recommendationLetter: field.file('documents.recommendation_letter'),
});

export type PartnershipValues = FormValuesOf<typeof partnership>;
