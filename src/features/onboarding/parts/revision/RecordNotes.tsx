import { useNotes } from './notesContext';
import { NoteText } from './NoteText';
import * as styles from './revision.module.css';

/** The notes on a record: all of them while it is folded, else those that name no field. */
export function RecordNotes({ recordId, isOpen = false }: { recordId: number; isOpen?: boolean }) {
  const { notes } = useNotes();
  const own = notes.filter((note) => note.recordId === recordId && !(isOpen && note.field));
  if (own.length === 0) return null;
  return (
    <div className={styles.record}>
      {own.map((note) => (
        <p key={note.id}>
          <NoteText note={note} />
        </p>
      ))}
    </div>
  );
}
