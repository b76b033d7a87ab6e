import { object, type AnyObjectSchema } from 'yup';
import type { FinancialStatement, FinancialStatementRequest } from '@/api/wire';
import type { IsoDate } from '@/domain/dates';
import { readWholeNumber } from '@/domain/validation/amountChecks';
import { fieldRules } from '@/domain/validation/fieldRules';
import type { StoredFile } from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { fileOf, textOf } from '../shared/values';

/** One report as its card holds it. */
export type ReportValues = {
  year: string;
  month: number | null;
  documentTypeId: number | null;
  document: StoredFile | null;
};

export const labels = {
  year: 'onboardingLists.reports.year',
  month: 'onboardingLists.reports.month',
  documentTypeId: 'onboardingLists.reports.documentType',
  document: 'onboardingLists.reports.document',
} as const satisfies Labels;

export const emptyReport: ReportValues = {
  year: '',
  month: null,
  documentTypeId: null,
  document: null,
};

export const reportValues = (report: FinancialStatement): ReportValues => ({
  year: textOf(report.year),
  month: report.month,
  documentTypeId: report.document_type_id,
  document: fileOf(report.document),
});

/** The rules of one report; `today` is the day in Jakarta. */
export const reportSchema = (today: IsoDate): AnyObjectSchema =>
  object({
    year: fieldRules.reportYear(today),
    month: fieldRules.reportMonth(today, 'year'),
    documentTypeId: fieldRules.choice(),
    document: fieldRules.file(),
  });

/** The body that stores a report; the values have passed the rules. */
export const reportRequest = (values: ReportValues): FinancialStatementRequest => ({
  year: readWholeNumber(values.year) ?? 0,
  month: values.month ?? 0,
  document_type_id: values.documentTypeId ?? 0,
  document: {
    file_name: values.document?.fileName ?? '',
    path_url: values.document?.pathUrl ?? '',
  },
});
