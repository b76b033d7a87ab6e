import { object } from 'yup';
import { OTHER_PARTNER_COMMITMENT_ID } from '@/domain/onboarding/optionIds';
import { PARTNERSHIP, partnershipCategory } from '@/domain/onboarding/partnership';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseText } from '@/domain/validation/normalise';
import type { TextKey } from '@/i18n/indonesian';
import type {
  OnboardingContext,
  SaveCall,
  SaveHistory,
  StoredFile,
} from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { detailCalls, partsOf } from '../shared/patch';
import { fileOf, fileRefOf, sentDate, sentText, textOf } from '../shared/values';

export type PartnershipValues = {
  /** Only shown, as the category is: both are the account's. */
  partnerName: string;
  categoryId: number;
  startDate: string;
  commitmentId: number | null;
  commitmentOther: string;
  recommendationLetter: StoredFile | null;
};

export const labels = {
  partnerName: 'onboardingCompany.partnership.partnerName',
  categoryId: 'onboardingCompany.partnership.category',
  startDate: 'onboardingCompany.partnership.startDate',
  commitmentId: 'onboardingCompany.partnership.commitment',
  commitmentOther: 'onboardingCompany.partnership.commitmentOther',
  recommendationLetter: 'onboardingCompany.partnership.recommendationLetter',
} as const satisfies Labels;

/** A draft tells nothing of what cannot be typed. */
export const neverKept = ['partnerName', 'categoryId'] as const;

/** The name of a partnership category. */
export const categoryName = (categoryId: number): TextKey =>
  categoryId === PARTNERSHIP.direct
    ? 'onboardingCompany.partnership.direct'
    : 'onboardingCompany.partnership.nonPartnership';

export const isOtherCommitment = (commitmentId: unknown): boolean =>
  commitmentId === OTHER_PARTNER_COMMITMENT_ID;

export function initialValues({ detail }: OnboardingContext): PartnershipValues {
  const { information, documents } = detail;
  return {
    partnerName: textOf(detail.partner_name),
    categoryId: partnershipCategory(detail.partner_id),
    startDate: textOf(detail.partner_relation_start_date),
    commitmentId: information.partner_commitment_id,
    commitmentOther: textOf(information.partner_commitment_other),
    recommendationLetter: fileOf(documents.recommendation_letter),
  };
}

export const schema = ({ today }: OnboardingContext) =>
  object({
    // Assumption: a partnership that is applied with has begun.
    startDate: fieldRules.pastDate(today),
    commitmentId: fieldRules.choice(),
    commitmentOther: fieldRules.shortText({
      isOptional: true,
      appliesWhen: ({ commitmentId }) => isOtherCommitment(commitmentId),
    }),
    recommendationLetter: fieldRules.file(),
  });

const sentDetail = (values: PartnershipValues) => ({
  partner_relation_start_date: sentDate(values.startDate),
});

const sentInformation = (values: PartnershipValues) => ({
  partner_commitment_id: values.commitmentId,
  partner_commitment_other: isOtherCommitment(values.commitmentId)
    ? sentText(values.commitmentOther, normaliseText)
    : null,
});

const sentDocuments = (values: PartnershipValues) => ({
  recommendation_letter: fileRefOf(values.recommendationLetter),
});

export function save(
  values: PartnershipValues,
  context: OnboardingContext,
  history: SaveHistory<PartnershipValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  const part = partsOf(values, context, history);
  return detailCalls({
    ...part(sentDetail, ({ detail }) => detail),
    information: part(sentInformation, ({ detail }) => detail.information, {
      partner_commitment_other: 'partner_commitment_id',
    }),
    documents: part(sentDocuments, ({ detail }) => detail.documents),
  });
}
