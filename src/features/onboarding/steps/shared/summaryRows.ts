import type { FileRef } from '@/api/wire';
import type { TextKey } from '@/i18n/indonesian';
import { groupPhone } from '@/ui/fields/phoneText';
import type { SummaryRow } from '../../engine/stepDefinition';
import { fileOf } from './values';

/** An answer in the review. */
export const row = (label: TextKey, value: string | number | null | undefined): SummaryRow => ({
  label,
  value: value === null || value === undefined ? '' : String(value),
});

/** A telephone number, in groups as its field shows it. */
export const phoneRow = (label: TextKey, value: string | null | undefined): SummaryRow =>
  row(label, groupPhone(value ?? ''));

/** A number that is masked until the reader asks for it. */
export const sensitiveRow = (label: TextKey, value: string | null): SummaryRow => ({
  ...row(label, value),
  isSensitive: true,
});

/** A document, to be opened from the review. */
export const fileRow = (label: TextKey, held: FileRef | null): SummaryRow => ({
  ...row(label, held?.file_name),
  file: fileOf(held),
});
