import { useText } from '@/i18n/useText';
import * as styles from './leaving.module.css';
import type { LeaveReason } from './leaveReasons';
import { StayDialog } from './StayDialog';

type LeaveQuestionProps = {
  reasons: readonly LeaveReason[];
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** More names than these are counted. */
const MOST_NAMES = 3;

/** What is still under way or unsaved, what becomes of it, and the choice to stay or to leave. */
export function LeaveQuestion({ reasons, isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useText();
  const names = reasons.flatMap((reason) => (reason.kind === 'uploads' ? reason.names : []));
  const unsaved = reasons.flatMap((reason) => (reason.kind === 'unsaved' ? [reason] : []));
  const isUploading = names.length > 0;
  return (
    <StayDialog
      title={isUploading ? t('leaving.uploads.title') : (unsaved[0]?.title ?? '')}
      leave={isUploading ? t('leaving.uploads.leave') : (unsaved[0]?.leave ?? '')}
      isOpen={isOpen}
      onStay={onStay}
      onLeave={onLeave}
    >
      {isUploading && <UploadsUnderWay names={names} />}
      {unsaved.map(({ body }) => (
        <p key={body}>{body}</p>
      ))}
    </StayDialog>
  );
}

function UploadsUnderWay({ names }: { names: readonly string[] }) {
  const { t } = useText();
  const more = names.length - MOST_NAMES;
  return (
    <>
      <p>{t('leaving.uploads.underWay', { count: names.length })}</p>
      <ul className={styles.names}>
        {names.slice(0, MOST_NAMES).map((name, at) => (
          <li key={at}>{name}</li>
        ))}
        {more > 0 && <li className={styles.more}>{t('leaving.uploads.more', { count: more })}</li>}
      </ul>
      <p>{t('leaving.uploads.lost', { count: names.length })}</p>
    </>
  );
}
