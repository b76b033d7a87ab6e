import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PATHS } from '@/domain/access/paths';
import { formatCountdown } from '@/domain/session/resendClock';
import { useText } from '@/i18n/useText';
import { finishOtp, validateOtp } from '@/state/session/otp';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { OtpField } from '@/ui/fields/OtpField';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { DoneDrawing } from '@/ui/illustrations/DoneDrawing';
import * as styles from './auth.module.css';
import { ResendDialog } from './ResendDialog';
import { useResendWait } from './useResendWait';

/** The one-time code (product.md 2 and 4): sends itself at six digits, once. */
export function TwoFactorScreen() {
  const { id = '' } = useParams();
  const { t } = useText();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isVerified, setIsVerified] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const waitS = useResendWait(id);

  function startOver(message: string | null): void {
    setDigits('');
    setError(message);
    input.current?.focus();
  }

  const { submit, isSubmitting } = useSubmitOnce(async (code: string) => {
    setError(null);
    const result = await dispatch(validateOtp(id, code));
    if (result.kind === 'verified') setIsVerified(true);
    else if (result.kind === 'wrongCode') startOver(t('auth.otp.wrong'));
    else if (result.kind === 'wait') startOver(result.message ?? t('auth.otp.tooMany'));
    else if (result.kind === 'failed') startOver(null);
  });

  return (
    <>
      <header className={styles.heading}>
        <h1 tabIndex={-1}>{t('auth.otp.title')}</h1>
        <p>{t('auth.otp.intro')}</p>
      </header>
      <OtpField
        ref={input}
        label={t('auth.otp.label')}
        helpText={t(isSubmitting ? 'auth.otp.checking' : 'auth.otp.help')}
        value={digits}
        onChange={(next) => {
          setDigits(next);
          if (next !== '') setError(null);
        }}
        onComplete={(code) => void submit(code)}
        error={error}
        isReadOnly={isSubmitting || isVerified}
      />
      <div className={styles.resend}>
        {waitS > 0 && <p>{t('auth.otp.resendWait', { time: formatCountdown(waitS) })}</p>}
        <Button isDisabled={waitS > 0} onClick={() => setIsChoosing(true)}>
          {t('auth.otp.resend')}
        </Button>
        <p className={styles.register}>
          <Link to={PATHS.login}>{t('auth.otp.otherAccount')}</Link>
        </p>
      </div>
      {isChoosing && <ResendDialog userId={id} onClose={() => setIsChoosing(false)} />}
      <Dialog
        isOpen={isVerified}
        title={t('auth.otp.verifiedTitle')}
        drawing={<DoneDrawing />}
        actions={
          <Button kind="primary" onClick={() => dispatch(finishOtp())}>
            {t('common.close')}
          </Button>
        }
      >
        <p>{t('auth.otp.verifiedBody')}</p>
      </Dialog>
    </>
  );
}
