import type { FinancialStatement } from '@/api/wire';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { report, type ReportValues } from './form';

const TODAY = '2026-11-21';

const filled: ReportValues = {
  year: '2025',
  month: 12,
  documentTypeId: 20,
  document: { fileName: 'neraca.pdf', pathUrl: '/files/neraca.pdf' },
};

function messages(values: Partial<ReportValues>) {
  const errors = errorsBySchema(report.schema({ today: TODAY, others: [] }), {
    ...filled,
    ...values,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([field, ref]) => [field, inIndonesian(ref)]),
  );
}

test.each<[string, Partial<ReportValues>]>([
  ['a report of last year', {}],
  ['a report of this month', { year: '2026', month: 11 }],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

test('refuses the next month of this year', () => {
  expect(messages({ year: '2026', month: 12 })).toEqual({
    month: 'Bulan laporan belum dimulai, pilih bulan sebelumnya',
  });
});

test('sends numbers and the stored file', () => {
  expect(report.toRequest(filled)).toEqual({
    year: 2025,
    month: 12,
    document_type_id: 20,
    document: { file_name: 'neraca.pdf', path_url: '/files/neraca.pdf' },
  });
});

test('saving a stored report untouched sends what the server holds', () => {
  const stored: FinancialStatement = { ...report.toRequest(filled), id: 3, document_status_id: 1 };
  expect(report.toRequest(report.valuesOf(stored))).toEqual(report.toRequest(filled));
});
