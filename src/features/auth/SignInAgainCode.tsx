import { useCallback, useRef, useState } from 'react';
import { readOtpText } from '@/domain/session/otp';
import type { TextRef } from '@/domain/text';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import type { ResendResult } from '@/state/session/otp';
import { confirmCode } from '@/state/session/signInAgain';
import { selectCodeSentTo } from '@/state/slices/signIn';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { OtpField } from '@/ui/fields/OtpField';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { problemText } from './problemText';
import { ResendCode } from './ResendCode';
import * as styles from './auth.module.css';

export interface SignInAgainCodeProps {
  userId: string;
  /** To the password again: asked for, or the time for the code ran out. */
  onBack: () => void;
}

/**
 * The one-time code of signing in again. Assumption: it is asked for in place, too, so that nothing on
 * the page is left, and the right one needs no dialog of its own.
 */
export function SignInAgainCode({ userId, onBack }: SignInAgainCodeProps) {
  const { t, tRef } = useText();
  const dispatch = useAppDispatch();
  const sentTo = useAppSelector((state) => selectCodeSentTo(state, userId));
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<TextRef | null>(null);
  const [canRetry, setCanRetry] = useState(false);
  const [needsNewCode, setNeedsNewCode] = useState(false);

  const takeFocus = useCallback((field: HTMLInputElement | null) => {
    input.current = field;
    field?.focus();
  }, []);

  const startOver = useCallback((message: TextRef | null) => {
    setDigits('');
    setError(message);
    input.current?.focus();
  }, []);

  const followResend = useCallback(
    (result: ResendResult['kind']) => {
      if (result === 'left') onBack();
      if (result === 'sent') setNeedsNewCode(false);
      startOver(null);
    },
    [onBack, startOver],
  );

  const { submit, isSubmitting } = useSubmitOnce(async (code: string) => {
    setError(null);
    setCanRetry(false);
    const result = await dispatch(confirmCode(userId, code));
    if (result.kind === 'left') onBack();
    if (result.kind === 'wrongCode') startOver('auth.otp.wrong');
    if (result.kind === 'wait') {
      startOver('auth.otp.tooMany');
      setNeedsNewCode(true);
    }
    if (result.kind === 'failed') {
      setError(problemText(result.problem));
      setCanRetry(true);
    }
  });

  return (
    <Dialog
      isOpen
      title={t('session.again.codeTitle')}
      actions={
        <>
          <Button onClick={onBack}>{t('session.again.back')}</Button>
          {canRetry && (
            <Button kind="primary" isBusy={isSubmitting} onClick={() => void submit(digits)}>
              {t('common.retry')}
            </Button>
          )}
        </>
      }
    >
      <p>{sentTo === null ? t('auth.otp.intro') : t('auth.otp.introTo', { contact: sentTo })}</p>
      <OtpField
        ref={takeFocus}
        label={t('auth.otp.label')}
        helpText={t('auth.otp.help')}
        value={digits}
        onChange={(next) => {
          setDigits(next);
          setCanRetry(false);
          if (next !== '') setError(null);
        }}
        read={readOtpText}
        onUnreadable={() => setError('validation.otp.incomplete')}
        onComplete={(code) => void submit(code)}
        error={error === null ? null : tRef(error)}
        isReadOnly={isSubmitting}
      />
      <p role="status" className={styles.checking}>
        {isSubmitting && t('auth.otp.checking')}
      </p>
      <ResendCode userId={userId} isNextStep={needsNewCode} onAnswered={followResend} />
    </Dialog>
  );
}
