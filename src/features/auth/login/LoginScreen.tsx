import { useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import type { SignedInPerson } from '@/domain/session/loginOutcome';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { signIn } from '@/state/session/signIn';
import { selectSignOutReason, signOutReasonSet } from '@/state/slices/signIn';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { Page } from '@/ui/layout/Page';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { fetchUnverifiedDialog, fetchVerificationDialog } from '../parts/dialogs';
import { LazyDialog } from '@/ui/dialogs/LazyDialog';
import { useKeptQuery } from '../parts/useKeptQuery';
import { LoginFields } from './LoginFields';
import type { LoginValues } from './loginForm';
import { LoginProblem } from './LoginProblem';
import { useVerificationLink } from '../verification/useVerificationLink';

const NO_PROPS = {};

export interface LoginScreenProps {
  /** The build flag of the 'Peminjam' link. */
  canRegisterBorrower: boolean;
  /** Called when what is typed is sent, and the server has not answered yet. */
  onSend?: () => void;
  /** Called when the session has begun, before the next page. */
  onSignedIn?: (person: SignedInPerson) => void;
}

/** Sign-in (sign-in.md#login). */
export function LoginScreen({ canRegisterBorrower, onSend, onSignedIn }: LoginScreenProps) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const query = useKeptQuery();
  const screenSignal = useScreenSignal();
  const isVerifying = useVerificationLink();
  const [unverifiedEmail, setUnverifiedEmail] = useState<string | null>(null);
  const signOutReason = useAppSelector(selectSignOutReason);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  async function submit(values: LoginValues): Promise<void> {
    setProblem(null);
    dispatch(signOutReasonSet(null));
    const response = dispatch(signIn(values, screenSignal(), onSignedIn));
    onSend?.();
    const result = await response;
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
      <LoginFields onSubmit={submit} canRegisterBorrower={canRegisterBorrower} query={query} />
    </Page>
  );
}
