import { useCallback } from 'react';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import type { ResendResult } from '@/state/session/otp';
import { confirmCode } from '@/state/session/signInAgain';
import { selectCodeSentTo } from '@/state/slices/signIn';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { OtpField } from '@/ui/fields/otp/OtpField';
import { ResendCode } from '../otp/ResendCode';
import { useCodeEntry } from '../otp/useCodeEntry';
import * as styles from '../parts/auth.module.css';

export interface SignInAgainCodeProps {
  userId: string;
  /** Back to the password: the user chose it, or the time for the code has expired. */
  onBack: () => void;
}

/**
 * The one-time code of signing in again. Assumption: it is asked for in the same dialog, so that
 * the page stays, and a right code needs no dialog of its own.
 */
export function SignInAgainCode({ userId, onBack }: SignInAgainCodeProps) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const sentTo = useAppSelector((state) => selectCodeSentTo(state, userId));
  const entry = useCodeEntry(async (code) => {
    const result = await dispatch(confirmCode(userId, code));
    if (result.kind === 'left') onBack();
    return result;
  });
  const { inputRef, followResend } = entry;

  const takeFocus = useCallback(
    (field: HTMLInputElement | null) => {
      inputRef.current = field;
      field?.focus();
    },
    [inputRef],
  );

  const goOn = useCallback(
    (result: ResendResult['kind']) => {
      if (result === 'left') onBack();
      followResend(result);
    },
    [onBack, followResend],
  );

  return (
    <Dialog
      isOpen
      title={t('session.again.codeTitle')}
      actions={
        <>
          <Button onClick={onBack}>{t('session.again.back')}</Button>
          {entry.retry && (
            <Button kind="primary" isBusy={entry.isChecking} onClick={entry.retry}>
              {t('common.retry')}
            </Button>
          )}
        </>
      }
    >
      <p>{sentTo === null ? t('auth.otp.intro') : t('auth.otp.introTo', { contact: sentTo })}</p>
      <OtpField
        {...entry.field}
        ref={takeFocus}
        label={t('auth.otp.label')}
        helpText={t('auth.otp.help')}
      />
      <p role="status" className={styles.checking}>
        {entry.isChecking && t('auth.otp.checking')}
      </p>
      <ResendCode userId={userId} isNextStep={entry.needsNewCode} onResult={goOn} />
    </Dialog>
  );
}
