import { canTryAgain } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { Phrase } from '@/ui/content/Phrase';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { closeVerification, retryVerification } from '@/state/session/verification';
import { selectHasSession } from '@/state/slices/session';
import { selectAccountVerification } from '@/state/slices/signIn';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';
import { MailDrawing } from '@/ui/illustrations/MailDrawing';
import { ProblemDrawing } from '@/ui/illustrations/ProblemDrawing';
import * as styles from '../parts/auth.module.css';
import { problemText } from '../parts/problemText';

/**
 * The verification of a mailed link, from the start to its result (sign-in.md#verification-mail).
 */
export function VerificationDialog() {
  const { t, tRef } = useText();
  const dispatch = useAppDispatch();
  const verification = useAppSelector(selectAccountVerification);
  const hasSession = useAppSelector(selectHasSession);
  const onClose = () => dispatch(closeVerification());
  const close = (kind: 'primary' | 'secondary') => (
    <Button kind={kind} onClick={onClose}>
      {t('common.close')}
    </Button>
  );
  const next = <p>{t(hasSession ? 'auth.verify.goOn' : 'auth.verify.signIn')}</p>;

  switch (verification.step) {
    case 'none':
      return null;
    case 'running':
      return (
        <Dialog isOpen title={t('auth.verify.busy')} drawing={<MailDrawing />}>
          <p>{t('auth.verify.busyBody')}</p>
          <div className={styles.underWay} aria-hidden="true" />
        </Dialog>
      );
    case 'verified':
      return (
        <Dialog
          isOpen
          title={t('auth.verify.done')}
          drawing={<DoneDrawing />}
          onClose={onClose}
          actions={close('primary')}
        >
          {next}
        </Dialog>
      );
    case 'verifiedBefore':
      return (
        <Dialog
          isOpen
          title={t('auth.verify.before')}
          drawing={<DoneDrawing />}
          onClose={onClose}
          actions={close('primary')}
        >
          <p>{t('auth.verify.beforeBody')}</p>
          {next}
        </Dialog>
      );
    case 'failed': {
      const isRetryable = canTryAgain(verification.problem);
      return (
        <Dialog
          isOpen
          title={t('auth.verify.failed')}
          drawing={<ProblemDrawing />}
          onClose={onClose}
          actions={
            <>
              {close(isRetryable ? 'secondary' : 'primary')}
              {isRetryable && (
                <Button kind="primary" onClick={() => void dispatch(retryVerification())}>
                  {t('common.retry')}
                </Button>
              )}
            </>
          }
        >
          <p>
            <Phrase>{tRef(problemText(verification.problem))}</Phrase>
          </p>
          {!isRetryable && <p>{t('auth.verify.failedLink')}</p>}
        </Dialog>
      );
    }
  }
}
