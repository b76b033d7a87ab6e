import { isSameJson } from '@/primitives/isSameJson';
import type { SummaryRow } from '../../model/stepDefinition';

/** One value on both sides of a choice; null where a side does not have it. */
export interface ComparedRow {
  label: SummaryRow['label'];
  draft: SummaryRow | null;
  stored: SummaryRow | null;
}

const textOf = (row: SummaryRow | null): unknown => row && [row.value, row.file ?? null];

/**
 * The rows of both sides, each label once, without those that are the same. All of them if no text
 * differs, for example while names are being loaded.
 */
export function comparedRows(
  draft: readonly SummaryRow[],
  stored: readonly SummaryRow[],
): ComparedRow[] {
  const rowIn = (rows: readonly SummaryRow[], label: SummaryRow['label']) =>
    rows.find((row) => isSameJson(row.label, label)) ?? null;
  const labels = [...draft, ...stored].map(({ label }) => label);
  const rows = labels
    .filter((label, index) => labels.findIndex((other) => isSameJson(other, label)) === index)
    .map((label) => ({ label, draft: rowIn(draft, label), stored: rowIn(stored, label) }));
  const different = rows.filter((row) => !isSameJson(textOf(row.draft), textOf(row.stored)));
  return different.length > 0 ? different : rows;
}
