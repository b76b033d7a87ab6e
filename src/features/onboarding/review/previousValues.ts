import type {
  OnboardingContext,
  SummaryFormatter,
  SummaryGroup,
  SummaryRow,
} from '../model/stepDefinition';
import type { ShownValue } from '../model/fields/fieldKinds';
import { previousOf, type SubStepNote } from '../model/subStepNotes';

/** A row with the value that it had when it was flagged; an empty one if it had none. */
export interface RevisedRow extends SummaryRow {
  previous?: ShownValue;
}

export interface RevisedGroup extends SummaryGroup {
  rows: RevisedRow[];
}

/**
 * The rows of a sub-step, the flagged ones with their previous values. A value without a row, such
 * as that of several photos or of a record that is gone, has a row of its own at the end.
 */
export function withPrevious(
  groups: readonly SummaryGroup[],
  notes: readonly SubStepNote[],
  formatter: SummaryFormatter,
  context: OnboardingContext,
): RevisedGroup[] {
  const known = notes.flatMap((note) => {
    const previous = previousOf(note, formatter, context);
    return previous === null || note.field === null
      ? []
      : [{ ...note, field: note.field, previous }];
  });
  const placed = new Set<number>();
  const revised = groups.map((group): RevisedGroup => ({
    ...group,
    rows: group.rows.map((row): RevisedRow => {
      const note = known.find(
        ({ field, recordId }) => field.path === row.path && recordId === (group.recordId ?? null),
      );
      if (note === undefined) return row;
      placed.add(note.id);
      return { ...row, previous: note.previous };
    }),
  }));
  const others = known
    .filter(({ id }) => !placed.has(id))
    .map(({ field, previous }): RevisedRow => ({ label: field.label, value: '', previous }));
  return others.length > 0 ? [...revised, { rows: others }] : revised;
}
