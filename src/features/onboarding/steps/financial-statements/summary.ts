import type { FinancialStatement } from '@/api/wire';
import { subStepOf } from '@/domain/onboarding/visibleSteps';
import { textRef, type TextRef } from '@/domain/text';
import type {
  OnboardingContext,
  SummaryGroup,
  SummaryList,
  SummaryWords,
} from '../../engine/stepDefinition';
import { fileRow, row } from '../shared/summaryRows';
import { labels } from './form';

export const masterLists: readonly SummaryList[] = ['document-types'];

/** Whether the flow needs one report at the least. */
export const isRequired = ({ flow }: OnboardingContext): boolean =>
  subStepOf(flow, 'financial-statements')?.isOptional !== true;

export const missing = (context: OnboardingContext): TextRef[] =>
  isRequired(context) && context.financialStatements.length === 0
    ? [textRef('onboardingLists.reports.missing')]
    : [];

const groupOf = (report: FinancialStatement, index: number, words: SummaryWords): SummaryGroup => ({
  title: words.t('onboardingLists.reports.card', { number: index + 1 }),
  rows: [
    row(labels.year, report.year),
    row(labels.month, words.t('onboardingLists.monthName', { month: report.month })),
    row(labels.documentTypeId, words.option('document-types', report.document_type_id)),
    fileRow(labels.document, report.document),
  ],
});

/** Every report as the review shows it. */
export const summary = (
  { financialStatements }: OnboardingContext,
  words: SummaryWords,
): SummaryGroup[] => financialStatements.map((report, index) => groupOf(report, index, words));
