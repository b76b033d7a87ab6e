import { useText } from '@/i18n/useText';
import { Button } from '../../../buttons/Button';
import { StatusBanner } from '../../../feedback/StatusBanner';
import * as styles from './photos.module.css';
import type { PhotoNote } from './photoTypes';

type PhotoNotesProps = {
  notes: readonly PhotoNote[];
  max: number;
  shownName: ((name: string) => string) | undefined;
  onClose: () => void;
};

const REASONS = { over: 'onboardingPhotos.over', already: 'onboardingPhotos.already' } as const;

/** How many names are listed per reason. */
const MOST_NAMES = 3;

/** Which of the chosen pictures were left out, and why; and which two seem to be the same. */
export function PhotoNotes({ notes, max, shownName = (name) => name, onClose }: PhotoNotesProps) {
  const { t, tRef } = useText();

  const namesInWords = (names: readonly string[]): string => {
    const shown = names.slice(0, MOST_NAMES).map(shownName).join(', ');
    const count = names.length - MOST_NAMES;
    return count > 0 ? t('onboardingPhotos.andMore', { names: shown, count }) : shown;
  };

  const namesByReason = new Map<string, string[]>();
  for (const note of notes) {
    if (note.kind === 'twin') continue;
    const reason = note.kind === 'refused' ? tRef(note.reason) : t(REASONS[note.kind], { max });
    namesByReason.set(reason, [...(namesByReason.get(reason) ?? []), note.name]);
  }
  const count = [...namesByReason.values()].flat().length;

  return (
    <StatusBanner
      kind="warning"
      title={count > 0 ? t('onboardingPhotos.notAdded', { count }) : undefined}
      action={
        <Button kind="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <ul className={styles.notes}>
        {[...namesByReason].map(([reason, names]) => (
          <li key={reason}>
            <p>{reason}</p>
            <p className={styles.noteNames}>{namesInWords(names)}</p>
          </li>
        ))}
        {notes.map(
          (note) =>
            note.kind === 'twin' && (
              <li key={note.name}>
                {t('onboardingPhotos.twin', {
                  name: shownName(note.name),
                  other: shownName(note.other),
                })}
              </li>
            ),
        )}
      </ul>
    </StatusBanner>
  );
}
