import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { keptSearch, PATHS } from '@/domain/access/paths';
import { readOtpText } from '@/domain/session/otp';
import type { TextRef } from '@/domain/text';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { validateOtp } from '@/state/session/otp';
import { selectResendRecord } from '@/state/slices/resend';
import { selectCodeSentTo, selectVerifiedUserId } from '@/state/slices/signIn';
import { Button } from '@/ui/buttons/Button';
import { OtpField } from '@/ui/fields/OtpField';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { Page } from '@/ui/layout/Page';
import { AppLink } from '@/ui/links/AppLink';
import * as styles from './auth.module.css';
import { fetchAhead, fetchResendDialog, fetchVerifiedDialog } from './dialogs';
import { LazyDialog } from './LazyDialog';
import { problemText } from './problemText';
import { ResendCode } from './ResendCode';
import { useScreenSignal } from './useScreenSignal';

const NO_PROPS = {};

/** The one-time code (product.md 2 and 4): sends itself at six digits, once. */
export function TwoFactorScreen() {
  const { id = '' } = useParams();
  const { t, tRef } = useText();
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const screenSignal = useScreenSignal();
  const sentTo = useAppSelector((state) => selectCodeSentTo(state, id));
  const isVerified = useAppSelector(selectVerifiedUserId) === id;
  const wasSent = useAppSelector((state) => selectResendRecord(state, id)) !== null;
  const input = useRef<HTMLInputElement>(null);
  const mayBeTaken = useRef(false);
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<TextRef | null>(null);
  const [canRetry, setCanRetry] = useState(false);
  const [needsNewCode, setNeedsNewCode] = useState(false);

  useEffect(() => fetchAhead([fetchVerifiedDialog, fetchResendDialog]), []);

  const startOver = useCallback((message: TextRef | null) => {
    setDigits('');
    setError(message);
    setCanRetry(false);
    input.current?.focus();
  }, []);

  const { submit, isSubmitting } = useSubmitOnce(async (code: string) => {
    setError(null);
    setCanRetry(false);
    const options = { screen: screenSignal(), mayBeTaken: mayBeTaken.current };
    const result = await dispatch(validateOtp(id, code, options));
    if (result.kind !== 'failed') mayBeTaken.current = false;
    else if (result.problem.mayHaveArrived) mayBeTaken.current = true;
    if (result.kind === 'wrongCode') startOver('auth.otp.wrong');
    else if (result.kind === 'wait') {
      startOver('auth.otp.tooMany');
      setNeedsNewCode(true);
    } else if (result.kind === 'failed') {
      setError(problemText(result.problem));
      setCanRetry(true);
    }
  });

  const introduce = () => {
    if (sentTo !== null) return t('auth.otp.introTo', { contact: sentTo });
    return t(wasSent || isVerified ? 'auth.otp.intro' : 'auth.otp.introUnsent');
  };

  return (
    <Page title={t('auth.otp.title')} lead={introduce()}>
      {isVerified && <LazyDialog fetchDialog={fetchVerifiedDialog} dialogProps={NO_PROPS} />}
      <div className={styles.code}>
        <OtpField
          ref={input}
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
          isReadOnly={isSubmitting || isVerified}
        />
        <p role="status" className={styles.checking}>
          {isSubmitting && t('auth.otp.checking')}
        </p>
        {canRetry && (
          <Button kind="primary" isFullWidth onClick={() => void submit(digits)}>
            {t('common.retry')}
          </Button>
        )}
      </div>
      <ResendCode
        userId={id}
        isNextStep={needsNewCode}
        onAnswered={useCallback(
          (result) => {
            if (result === 'sent') setNeedsNewCode(false);
            startOver(null);
          },
          [startOver],
        )}
      />
      <p className={styles.elsewhere}>
        <AppLink to={`${PATHS.login}${keptSearch(search)}`}>{t('auth.otp.otherAccount')}</AppLink>
      </p>
    </Page>
  );
}
