import type { FinancialStatement } from '@/api/wire';
import { ACCOUNT_TYPE } from '@/domain/access/roles';
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

/** A company needs one report at the least; for an individual they are optional. */
export const isRequired = ({ profile }: OnboardingContext): boolean =>
  profile.type_id === ACCOUNT_TYPE.corporate;

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
