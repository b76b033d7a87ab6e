import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { signInWithCode } from '@/state/session/otp';
import { selectResendRecord } from '@/state/slices/resend';
import { selectCodeSentTo, selectVerifiedUserId } from '@/state/slices/signIn';
import { Button } from '@/ui/buttons/Button';
import { OtpField } from '@/ui/fields/otp/OtpField';
import { Page } from '@/ui/layout/Page';
import { AppLink } from '@/ui/links/AppLink';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import * as styles from '../parts/auth.module.css';
import { fetchResendDialog, fetchVerifiedDialog } from '../parts/dialogs';
import { fetchAhead } from '@/primitives/fetchAhead';
import { LazyDialog } from '@/ui/dialogs/LazyDialog';
import { ResendCode } from './ResendCode';
import { useCodeEntry } from './useCodeEntry';
import { useKeptQuery } from '../parts/useKeptQuery';

const NO_PROPS = {};

/**
 * The one-time code (sign-in.md#one-time-code): sends itself at six digits, once. `onVerified`: the
 * code was right, and the dialog that says so is about to open.
 */
export function TwoFactorScreen({ onVerified }: { onVerified?: () => void }) {
  const { id = '' } = useParams();
  const { t } = useText();
  const dispatch = useAppDispatch();
  const query = useKeptQuery();
  const screenSignal = useScreenSignal();
  const sentTo = useAppSelector((state) => selectCodeSentTo(state, id));
  const isVerified = useAppSelector(selectVerifiedUserId) === id;
  const wasSent = useAppSelector((state) => selectResendRecord(state, id)) !== null;
  const entry = useCodeEntry(async (code) => {
    const result = await dispatch(signInWithCode(id, code, screenSignal()));
    if (result.kind === 'verified') onVerified?.();
    return result;
  });

  useEffect(() => fetchAhead([fetchVerifiedDialog, fetchResendDialog]), []);

  const introduce = () => {
    if (sentTo !== null) return t('auth.otp.introTo', { contact: sentTo });
    return t(wasSent || isVerified ? 'auth.otp.intro' : 'auth.otp.introUnsent');
  };

  return (
    <Page title={t('auth.otp.title')} lead={introduce()}>
      {isVerified && <LazyDialog fetchDialog={fetchVerifiedDialog} dialogProps={NO_PROPS} />}
      <div className={styles.code}>
        <OtpField
          {...entry.field}
          ref={entry.inputRef}
          label={t('auth.otp.label')}
          helpText={t('auth.otp.help')}
          isReadOnly={entry.isChecking || isVerified}
        />
        <p role="status" className={styles.checking}>
          {entry.isChecking && t('auth.otp.checking')}
        </p>
        {entry.retry && (
          <Button kind="primary" isFullWidth onClick={entry.retry}>
            {t('common.retry')}
          </Button>
        )}
      </div>
      <ResendCode userId={id} isNextStep={entry.needsNewCode} onResult={entry.followResend} />
      <p className={styles.elsewhere}>
        <AppLink to={`${PATHS.login}${query}`}>{t('auth.otp.otherAccount')}</AppLink>
      </p>
    </Page>
  );
}
