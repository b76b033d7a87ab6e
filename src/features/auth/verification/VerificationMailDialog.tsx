import { useId, useRef, useState, type ReactNode } from 'react';
import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { sendVerificationEmail } from '@/state/session/verification';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { MailDrawing } from '@/ui/illustrations/MailDrawing';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import * as styles from '../parts/auth.module.css';
import { ProblemBanner } from '../parts/ProblemBanner';
import { useLoginAddress } from './useLoginAddress';
import { useMailWait } from './useMailWait';

export interface VerificationMailDialogProps {
  title: string;
  /** Where the mail went. */
  email: string;
  onClose: () => void;
  /** The most common next step. */
  next: 'resend' | 'close';
  children: ReactNode;
}

/**
 * Asks the user to open the mail. It can be sent again, which then waits 59 s; the wait goes on
 * while the dialog is closed (sign-in.md#verification-mail). Assumption: the wait begins with a
 * resend, as sign-in.md#verification-mail says, and not with the first mail.
 */
export function VerificationMailDialog({
  title,
  email,
  onClose,
  next,
  children,
}: VerificationMailDialogProps) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const loginAddress = useLoginAddress();
  const waitS = useMailWait(email);
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const screenSignal = useScreenSignal();
  const closeButton = useRef<HTMLButtonElement>(null);
  const waitId = useId();

  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setProblem(null);
    setIsSent(false);
    const result = await dispatch(sendVerificationEmail(email, loginAddress, screenSignal()));
    if (result.kind === 'failed') setProblem(result.problem);
    else {
      setIsSent(true);
      // The pressed button is now disabled, and a disabled button loses the focus.
      closeButton.current?.focus();
    }
  });

  const close = (
    <Button
      key="close"
      ref={closeButton}
      kind={next === 'close' ? 'primary' : 'secondary'}
      onClick={onClose}
    >
      {t('common.close')}
    </Button>
  );
  const resend = (
    <Button
      key="resend"
      kind={next === 'resend' ? 'primary' : 'secondary'}
      isDisabled={waitS > 0}
      isBusy={isSubmitting}
      describedBy={waitId}
      onClick={() => void submit()}
    >
      {t('auth.mail.resend')}
    </Button>
  );

  return (
    <Dialog
      isOpen
      title={title}
      drawing={<MailDrawing />}
      onClose={onClose}
      actions={next === 'resend' ? [close, resend] : [resend, close]}
    >
      <div>
        {children}
        <div className={styles.outcome}>
          {problem !== null && (
            <ProblemBanner title={t('auth.mail.failedTitle')} problem={problem} />
          )}
        </div>
        <div role="status" className={styles.outcome}>
          {isSent && (
            <StatusBanner kind="success" title={t('auth.mail.sentTitle')}>
              <p>{t('auth.mail.sentBody')}</p>
            </StatusBanner>
          )}
        </div>
        <p id={waitId} className={styles.wait}>
          {waitS > 0 && t('auth.mail.resendIn', { seconds: waitS })}
        </p>
      </div>
    </Dialog>
  );
}
