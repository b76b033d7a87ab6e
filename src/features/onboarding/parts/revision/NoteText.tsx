import { useLayoutEffect } from 'react';
import { useText } from '@/i18n/useText';
import { PreviousValue } from '../summary/PreviousValue';
import { useNotes, type ShownNote } from './notesContext';
import * as styles from './revision.module.css';

/**
 * A note of the back office with the old value, in elements that a paragraph may contain. It names
 * its field unless it is beside it, and says that it is on the screen unless it `isApart` from what
 * it is about.
 */
export function NoteText({
  note,
  isBesideField = false,
  isApart = false,
}: {
  note: ShownNote;
  isBesideField?: boolean;
  isApart?: boolean;
}) {
  const { t } = useText();
  const { shown } = useNotes();
  const { id, field, previousValue } = note;
  useLayoutEffect(() => (isApart ? undefined : shown(id)), [shown, id, isApart]);
  const title = t('onboarding.revisionNote');
  return (
    <span className={styles.note}>
      <strong>{field && !isBesideField ? `${title} – ${t(field.label)}` : title}</strong>
      <span>{note.note}</span>
      {previousValue !== null && (
        <span className={styles.previous}>
          <PreviousValue previous={previousValue} />
        </span>
      )}
    </span>
  );
}
