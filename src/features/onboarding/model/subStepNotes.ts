import type { Revision } from '@/domain/onboarding/revision';
import type {
  FlaggedField,
  RegionPath,
  SummaryFormatter,
  OnboardingContext,
  StepDefinition,
} from './stepDefinition';
import { plainText } from './fields/flaggedField';
import type { ShownValue } from './fields/fieldKinds';

/** A note of the back office, and what it is about. */
export interface SubStepNote {
  /** Unique in the sub-step. */
  id: number;
  note: string;
  /** The record of a list; null in a form, or if the note names none of several. */
  recordId: number | null;
  /** Null if it is about the sub-step, or about the record as a whole. */
  field: FlaggedField<OnboardingContext> | null;
  previous: unknown;
}

const idIn = (names: readonly string[]): number | null => {
  const id = names.find((name) => /^\d+$/.test(name));
  return id === undefined ? null : Number(id);
};

/** What a note in a list is about: `banks.12.account_no`; without an id the only record. */
function inList(
  name: string,
  records: readonly { id: number }[],
  { findFlagged }: StepDefinition,
): Pick<SubStepNote, 'recordId' | 'field'> {
  const names = name.split('.');
  const id = idIn(names);
  const key = names.at(-1) ?? '';
  const isRecordItself = key === String(id);
  const field = isRecordItself ? null : findFlagged(key);
  const [only] = records.length === 1 ? records : [];
  const record = id === null ? field && only : records.find((each) => each.id === id);
  return { recordId: record?.id ?? null, field };
}

/** The notes on a sub-step, with the fields that they name; an unknown field is left out. */
export const subStepNotes = (
  definition: StepDefinition,
  revisions: readonly Revision[],
  context: OnboardingContext,
): SubStepNote[] =>
  revisions.map(({ note, field: name = '', previous }, id) => ({
    id,
    note,
    previous,
    ...(definition.kind === 'list'
      ? inList(name, definition.records(context), definition)
      : { recordId: null, field: definition.findFlagged(name) }),
  }));

/** The value that a field had when it was flagged; empty if it had none, null if it is not known. */
export function previousOf(
  { field, previous }: SubStepNote,
  formatter: SummaryFormatter,
  context: OnboardingContext,
): ShownValue | null {
  if (previous === undefined) return null;
  if (previous === null || (typeof previous === 'string' && previous.trim() === ''))
    return { value: '' };
  const shown = field?.show(previous, formatter, context) ?? {
    value: plainText(previous, formatter),
  };
  return shown.value === '' ? null : shown;
}

/** The addresses whose region names the previous values need. */
export const regionsOfNotes = (notes: readonly SubStepNote[]): RegionPath[] =>
  notes.flatMap(({ field, previous }) => field?.regions(previous) ?? []);
