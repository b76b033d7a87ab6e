import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiProblem } from '@/api/problem';
import { searchWithoutTokens, PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { signIn } from '@/state/session/signIn';
import { selectSignOutReason, signOutReasonSet } from '@/state/slices/signIn';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { EmailField } from '@/ui/fields/text/EmailField';
import { PasswordField } from '@/ui/fields/text/PasswordField';
import { PlainForm } from '@/ui/forms/PlainForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Page } from '@/ui/layout/Page';
import { AppLink } from '@/ui/links/AppLink';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import * as styles from '../parts/auth.module.css';
import { fetchUnverifiedDialog, fetchVerificationDialog } from '../parts/dialogs';
import { LazyDialog } from '../parts/LazyDialog';
import { validateLogin, type LoginValues } from './loginForm';
import { LoginProblem } from './LoginProblem';
import { RegisterLinks } from './RegisterLinks';
import { useVerificationLink } from '../verification/useVerificationLink';

const EMPTY: LoginValues = { email: '', password: '' };
const NO_PROPS = {};

/** Sign-in (sign-in.md#login). `canRegisterBorrower` is the build flag of the 'Peminjam' link. */
export function LoginScreen({ canRegisterBorrower }: { canRegisterBorrower: boolean }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const query = searchWithoutTokens(search);
  const screenSignal = useScreenSignal();
  const isVerifying = useVerificationLink();
  const [unverifiedEmail, setUnverifiedEmail] = useState<string | null>(null);
  const signOutReason = useAppSelector(selectSignOutReason);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  async function submit(values: LoginValues): Promise<void> {
    setProblem(null);
    dispatch(signOutReasonSet(null));
    const result = await dispatch(signIn(values, screenSignal()));
    if (result.kind === 'unverified') setUnverifiedEmail(result.email);
    if (result.kind === 'failed') setProblem(result.problem);
  }

  return (
    <Page title={t('auth.login.title')} lead={t('auth.login.intro')}>
      {isVerifying && <LazyDialog fetchDialog={fetchVerificationDialog} dialogProps={NO_PROPS} />}
      {unverifiedEmail !== null && (
        <LazyDialog
          fetchDialog={fetchUnverifiedDialog}
          dialogProps={{ email: unverifiedEmail, onClose: () => setUnverifiedEmail(null) }}
        />
      )}
      {signOutReason !== null && (
        <StatusBanner kind="warning" title={t('auth.signOutReason.title')}>
          <p>{t(`auth.signOutReason.${signOutReason}`)}</p>
        </StatusBanner>
      )}
      {problem !== null && <LoginProblem problem={problem} />}
      <PlainForm initialValues={EMPTY} validate={validateLogin} onSubmit={submit}>
        <EmailField name="email" label={t('auth.login.email')} autoComplete="username" />
        <PasswordField
          name="password"
          label={t('auth.login.password')}
          autoComplete="current-password"
        />
        <p className={styles.aside}>
          <AppLink to={`${PATHS.forgotPassword}${query}`}>{t('auth.login.forgot')}</AppLink>
        </p>
        <SubmitButton isFullWidth>{t('auth.login.submit')}</SubmitButton>
      </PlainForm>
      <RegisterLinks canRegisterBorrower={canRegisterBorrower} query={query} />
    </Page>
  );
}
