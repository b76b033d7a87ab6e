import type { FinancialStatement, FinancialStatementRequest } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
import { cardTableOf } from '../../cards/cardTable';
import { sameKind } from '../../model/fields/fieldKinds';
import type { FormValuesOf } from '../../model/fields/fieldTable';

const { field, table } = cardTableOf<FinancialStatement, FinancialStatementRequest>();

/** A month of the year, from 1. */
const monthKind = sameKind('choice', (month: number, { t }) =>
  t('onboardingLists.monthName', { month }),
);

/** One financial statement. */
export const report = table('onboardingLists.reports', {
  year: field.wholeNumber('year', (options, { today }) => fieldRules.reportYear(today, options)),
  month: field.custom(monthKind, 'month', (_options, { today }) =>
    fieldRules.reportMonth(today, 'year'),
  ),
  documentTypeId: field.choice('document_type_id', 'document-types'),
  document: field.file('document'),
});

export type ReportValues = FormValuesOf<typeof report>;
