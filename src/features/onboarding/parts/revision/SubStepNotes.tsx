import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { RegionPath, StepDefinition, SummaryList } from '../../model/stepDefinition';
import { previousOf, regionsOfNotes, subStepNotes } from '../../model/subStepNotes';
import { useOnboarding } from '../../model/useOnboarding';
import { useSummaryFormatter } from '../summary/useSummaryFormatter';
import { NotesContext, ShownNotesContext, type ShownNote } from './notesContext';

const NO_LISTS: readonly SummaryList[] = [];
const NO_REGIONS: readonly RegionPath[] = [];

/** Provides the notes of the back office on a sub-step to its fields, records and frame. */
export function SubStepNotes({
  definition,
  children,
}: {
  definition: StepDefinition;
  children: ReactNode;
}) {
  const { context, flags } = useOnboarding();
  const revisions = flags.get(definition.id);
  const notes = useMemo(
    () => subStepNotes(definition, revisions ?? [], context),
    [definition, revisions, context],
  );
  const isFlagged = revisions !== undefined;
  const regions = useMemo(
    () => [...regionsOfNotes(notes), ...(definition.regions?.(context) ?? [])],
    [notes, definition, context],
  );
  const formatter = useSummaryFormatter(
    isFlagged ? (definition.masterLists ?? NO_LISTS) : NO_LISTS,
    isFlagged ? regions : NO_REGIONS,
  );
  const [shownIds, setShownIds] = useState<readonly number[]>([]);
  const shown = useCallback((id: number) => {
    setShownIds((ids) => [...ids, id]);
    return () => setShownIds((ids) => ids.filter((_, at) => at !== ids.indexOf(id)));
  }, []);
  const provided = useMemo(() => {
    const withValue = notes.map((note): ShownNote => ({
      ...note,
      previousValue: previousOf(note, formatter, context),
    }));
    return { notes: withValue, shown };
  }, [notes, formatter, context, shown]);
  const shownSet = useMemo(() => new Set(shownIds), [shownIds]);
  return (
    <NotesContext value={provided}>
      <ShownNotesContext value={shownSet}>{children}</ShownNotesContext>
    </NotesContext>
  );
}
