import { use, type ReactNode } from 'react';
import { NoteText } from './NoteText';
import { RecordContext, useNotes } from './notesContext';

/**
 * Gives the notes on a field by its path in the form, for its hint; undefined without any.
 * `ofRecord` is the record of the field, if it is not the one around.
 */
export function useFieldNotes(ofRecord?: number): (path: string) => ReactNode | undefined {
  const { notes } = useNotes();
  const around = use(RecordContext);
  const recordId = ofRecord ?? around;
  return (path) => {
    const own = notes.filter((note) => note.recordId === recordId && note.field?.path === path);
    return own.length > 0
      ? own.map((note) => <NoteText key={note.id} note={note} isBesideField />)
      : undefined;
  };
}
