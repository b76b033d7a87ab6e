import { useEffect, useId, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import { formatCountdown } from '@/domain/session/resendClock';
import { secondsUntilEnd } from '@/domain/session/secondsUntilEnd';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { extendSession } from '@/state/session/extendSession';
import { signOut } from '@/state/session/session';
import { selectSessionEndsAtMs } from '@/state/slices/session';
import { Button } from '@/ui/buttons/Button';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { Dialog } from '@/ui/dialogs/Dialog';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { fetchAhead } from '@/primitives/fetchAhead';
import { fetchSignInAgainDialog } from './fetchSignInAgain';
import { SessionProblem } from './SessionProblem';
import * as styles from './sessionEnd.module.css';
import { useCountdown } from '../parts/useCountdown';

/** From here on the remaining time is announced once more. */
const SOON_S = 30;

/** One key is enough: the button that extends the session has the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * The session is about to end: the user can extend it. Escape also shows that the user is there.
 */
export function EndingDialog() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const endsAtMs = useAppSelector(selectSessionEndsAtMs);
  const leftS = useCountdown((nowMs) => secondsUntilEnd(endsAtMs, nowMs));
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const bodyId = useId();
  const timeId = useId();
  const stay = useSubmitOnce(async () => {
    setProblem(null);
    setProblem(await dispatch(extendSession()));
  });
  const leave = useSubmitOnce(() => dispatch(signOut()));

  // Loaded now, because it could not be loaded without a connection at the end.
  useEffect(() => fetchAhead([fetchSignInAgainDialog]), []);

  return (
    <Dialog
      isOpen
      title={t('session.ending.title')}
      onClose={() => void stay.submit()}
      actions={
        <>
          <Button isBusy={leave.isSubmitting} onClick={() => void leave.submit()}>
            {t('common.signOut')}
          </Button>
          <Button
            ref={takeFocus}
            kind="primary"
            isBusy={stay.isSubmitting}
            describedBy={bodyId}
            onClick={() => void stay.submit()}
          >
            {t('session.ending.stay')}
          </Button>
        </>
      }
    >
      <p id={bodyId}>{t('session.ending.body')}</p>
      <div className={styles.countdown}>
        <span id={timeId} className={styles.left}>
          {t('session.ending.left')}
        </span>
        <span role="timer" aria-labelledby={timeId} className={styles.time}>
          {formatCountdown(leftS)}
        </span>
      </div>
      <p className={styles.hint}>{t('session.signOutHint')}</p>
      <VisuallyHidden>
        <span role="status">{leftS <= SOON_S && t('session.ending.soon')}</span>
      </VisuallyHidden>
      <div role="alert">
        {problem !== null && (
          <SessionProblem title={t('session.ending.failed')} problem={problem} />
        )}
      </div>
    </Dialog>
  );
}
