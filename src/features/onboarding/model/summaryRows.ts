import type { FileRef } from '@/api/wire';
import type { TextKey } from '@/i18n/indonesian';
import type { SummaryRow } from './stepDefinition';
import { fileOf } from './values';

/** A value in the review. */
export const row = (label: TextKey, value: string | number | null | undefined): SummaryRow => ({
  label,
  value: value === null || value === undefined ? '' : String(value),
});

/** A document, to be opened from the review. */
export const fileRow = (label: TextKey, stored: FileRef | null): SummaryRow => ({
  ...row(label, stored?.file_name),
  file: fileOf(stored),
});
