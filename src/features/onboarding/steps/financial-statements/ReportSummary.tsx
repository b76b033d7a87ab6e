import type { FinancialStatement } from '@/api/wire';
import { shortFileName } from '@/domain/files/fileNames';
import { useText } from '@/i18n/useText';
import { FactLines } from '../../cards/FactLines';
import { DocumentState } from '../../cards/DocumentState';
import { useOptions } from '../../parts/useOptions';

/** The name of a report: 'Neraca, Desember 2025'. */
export function useReportName(): (report: FinancialStatement) => string {
  const { t } = useText();
  const { options: types } = useOptions('document-types');
  return ({ document_type_id, month, year }) =>
    [
      types?.find(({ id }) => id === document_type_id)?.name,
      t('onboardingLists.monthOfYear', { month, year: String(year) }),
    ]
      .filter(Boolean)
      .join(', ');
}

/** The facts of a folded report. */
export function ReportSummary({ item }: { item: FinancialStatement }) {
  const name = useReportName();
  return (
    <FactLines
      main={name(item)}
      others={[
        shortFileName(item.document.file_name),
        <DocumentState key="state" statusId={item.document_status_id} />,
      ]}
    />
  );
}
