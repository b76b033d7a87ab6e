import type { SummaryRow } from '../../model/stepDefinition';
import { FileValue } from './FileValue';
import { SensitiveValue } from './SensitiveValue';

type Shown = Pick<SummaryRow, 'value' | 'file' | 'isSensitive'>;

/** Whether there is anything to show of a value. */
export const hasSummaryValue = ({ file, value }: Shown): boolean => Boolean(file) || value !== '';

/** The value of a row: a file can be opened, a sensitive number is masked. */
export function SummaryValue({ row }: { row: Shown }) {
  if (row.file) return <FileValue file={row.file} />;
  return row.isSensitive ? <SensitiveValue value={row.value} /> : row.value;
}
