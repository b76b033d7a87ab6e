import { boolean, object } from 'yup';
import type { FileRef, Profile } from '@/api/wire';
import { needsMerchantConsent } from '@/domain/onboarding/merchantConsent';
import type { SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { fieldRules } from '@/domain/validation/fieldRules';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import type { OnboardingContext, SummaryGroup, ValueComparison } from '../model/stepDefinition';
import { EXACTLY } from '../model/draftMerge';
import { fileRow } from '../model/summaryRows';
import { fileOf, fileRefOf } from '../model/values';

/** The fields of the review itself: the declaration, and the consent of some merchant users. */
export type ReviewValues = {
  isDeclared: boolean;
  merchantUserConsent: StoredFile | null;
};

/** The name of the consent among the values. */
export const CONSENT_FIELD = 'merchantUserConsent' satisfies keyof ReviewValues;

export const labels = {
  // Assumption: the spec names the document `merchant_user_consent` and gives no label for it.
  merchantUserConsent: 'onboarding.review.consent',
} as const;

/** How a draft is compared with the stored consent. */
export const compare: ValueComparison<OnboardingContext> = {
  ...EXACTLY,
  masterLists: [],
  titleOf: () => labels.merchantUserConsent,
  rows: (_names, values) => {
    const file = values[CONSENT_FIELD] as StoredFile | null;
    return [{ label: labels.merchantUserConsent, value: file?.fileName ?? '', file }];
  },
};

/** A draft never contains the declaration. */
export const excludedFromDraft = ['isDeclared'] as const;

/** Whether this review asks for the consent: its flow names the document, and the profile needs it. */
export const asksForConsent = ({ subStep }: SubStepPosition, profile: Profile): boolean =>
  subStep.documents.includes('merchant_user_consent') && needsMerchantConsent(profile);

export const initialValues = ({ detail }: OnboardingContext): ReviewValues => ({
  isDeclared: false,
  merchantUserConsent: fileOf(detail.documents.merchant_user_consent),
});

export const schema = (hasConsent: boolean) =>
  object({
    isDeclared: boolean().isTrue(typedMessageRef('onboarding.review.declarationMissing')),
    ...(hasConsent && { merchantUserConsent: fieldRules.file() }),
  });

/** The consent as it was sent. */
export const summary = ({ detail }: OnboardingContext): SummaryGroup[] => [
  { rows: [fileRow(labels.merchantUserConsent, detail.documents.merchant_user_consent)] },
];

/** What the review itself still misses, by stored values and by what was chosen on this device. */
export const missingOfReview = (
  position: SubStepPosition,
  context: OnboardingContext,
  drafted: Readonly<Record<string, unknown>>,
): MessageRef[] => {
  const values = { ...initialValues(context), ...drafted };
  const isMissing =
    asksForConsent(position, context.profile) && values.merchantUserConsent === null;
  return isMissing ? [typedMessageRef(labels.merchantUserConsent)] : [];
};

/** The consent that the submit stores; null if the review does not ask for it. */
export const submittedConsent = (
  { merchantUserConsent }: ReviewValues,
  hasConsent: boolean,
): FileRef | null => (hasConsent ? fileRefOf(merchantUserConsent) : null);
