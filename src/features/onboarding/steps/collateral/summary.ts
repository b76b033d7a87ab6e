import type { CollateralDocument } from '@/api/wire';
import { subStepOf } from '@/domain/onboarding/visibleSteps';
import { textRef, type TextRef } from '@/domain/text';
import type {
  OnboardingContext,
  SummaryGroup,
  SummaryList,
  SummaryWords,
} from '../../engine/stepDefinition';
import { fileRow, row } from '../shared/summaryRows';
import { isOtherType, labels } from './form';

export const masterLists: readonly SummaryList[] = ['document-types'];

/** Whether the flow needs one at the least. */
export const isRequired = ({ flow }: OnboardingContext): boolean =>
  subStepOf(flow, 'collateral')?.isOptional !== true;

export const missing = (context: OnboardingContext): TextRef[] =>
  isRequired(context) && context.collateral.length === 0
    ? [textRef('onboardingLists.collateral.missing')]
    : [];

const groupOf = (
  collateral: CollateralDocument,
  index: number,
  words: SummaryWords,
): SummaryGroup => ({
  title: words.t('onboardingLists.collateral.card', { number: index + 1 }),
  rows: [
    row(labels.documentTypeId, words.option('document-types', collateral.document_type_id)),
    ...(isOtherType(collateral.document_type_id)
      ? [row(labels.typeNameOther, collateral.type_name_other)]
      : []),
    row(labels.description, collateral.description),
    row(labels.value, words.rupiah(collateral.value)),
    row(labels.publishDate, words.date(collateral.publish_date)),
    row(labels.expiredDate, words.date(collateral.expired_date)),
    fileRow(labels.file, collateral),
  ],
});

/** Every piece of collateral as the review shows it. */
export const summary = ({ collateral }: OnboardingContext, words: SummaryWords): SummaryGroup[] =>
  collateral.map((piece, index) => groupOf(piece, index, words));
