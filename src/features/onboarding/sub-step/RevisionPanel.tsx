import { use } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { NoteText } from '../parts/revision/NoteText';
import { ShownNotesContext, useNotes } from '../parts/revision/notesContext';
import { SaveProblem } from './SaveProblem';
import * as styles from './subStepFrame.module.css';
import type { SubStepRevision } from './useRevision';

const OBSTACLES = {
  unchanged: 'onboarding.revision.unchanged',
  unsaved: 'onboarding.revision.unsaved',
} as const;

/**
 * Above a flagged sub-step: whether it is revised, the notes that are not beside a field or a card
 * on the screen, and 'Sudah sesuai'.
 */
export function RevisionPanel({
  isFlagged,
  isOpen,
  obstacle,
  failed,
  isConfirming,
  confirmButton,
  confirm,
}: SubStepRevision) {
  const { t } = useText();
  const { notes } = useNotes();
  const shownIds = use(ShownNotesContext);
  if (!isFlagged) return null;
  const apart = notes.filter(({ id }) => !shownIds.has(id));
  return (
    <>
      <StatusBanner
        kind={isOpen ? 'warning' : 'success'}
        title={t(isOpen ? 'onboarding.state.toBeRevised' : 'onboarding.state.revised')}
        action={
          isOpen && (
            <Button ref={confirmButton} isBusy={isConfirming} onClick={() => void confirm()}>
              {t('onboarding.revision.confirm')}
            </Button>
          )
        }
      >
        <div className={styles.revision}>
          {apart.map((note) => (
            <p key={note.id}>
              <NoteText note={note} isApart />
            </p>
          ))}
          <p>{t(isOpen ? 'onboarding.revision.help' : 'onboarding.revision.done')}</p>
          <div role="alert">
            {obstacle !== null && <p className={styles.obstacle}>{t(OBSTACLES[obstacle])}</p>}
          </div>
        </div>
      </StatusBanner>
      {/* After a lost response the server may say that it is revised. */}
      <SaveProblem failed={isOpen ? failed : null} />
    </>
  );
}
