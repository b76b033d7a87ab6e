import { useId, useRef, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { setNewPassword, type UnconfirmedPassword } from '@/state/session/newPassword';
import { selectHasSession } from '@/state/slices/session';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { PasswordField } from '@/ui/fields/text/PasswordField';
import { PlainForm } from '@/ui/forms/PlainForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Page } from '@/ui/layout/Page';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { DeadLink } from './DeadLink';
import { validateNewPassword, type NewPasswordValues } from './passwordForms';
import { PasswordStrength } from './PasswordStrength';
import { ProblemBanner } from '../parts/ProblemBanner';
import { ToLogin } from '../parts/ToLogin';
import { useKeptQuery } from '../parts/useKeptQuery';

const EMPTY: NewPasswordValues = { password: '', confirmation: '' };

/**
 * Sets a new password, with the token that the guard has stored (sign-in.md#passwords). `isForced`:
 * the old password has expired, and the page says so.
 */
export function ChangePasswordScreen({ isForced }: { isForced: boolean }) {
  const { t } = useText();
  const query = useKeptQuery();
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const rulesId = useId();
  const hasSession = useAppSelector(selectHasSession);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const unconfirmed = useRef<UnconfirmedPassword | null>(null);
  const [isDead, setIsDead] = useState(false);

  async function submit({ password }: NewPasswordValues): Promise<void> {
    setProblem(null);
    const result = await dispatch(setNewPassword(password, screenSignal(), unconfirmed.current));
    if (result.kind === 'deadLink') setIsDead(true);
    if (result.kind === 'failed') {
      unconfirmed.current = result.unconfirmed ?? unconfirmed.current;
      setProblem(result.problem);
    }
  }

  if (isDead) return <DeadLink />;
  return (
    <Page title={t('passwords.change.title')} lead={t('passwords.change.intro')}>
      {isForced && (
        <StatusBanner kind="warning" title={t('passwords.change.forcedTitle')}>
          <p>{t('passwords.change.forcedBody')}</p>
        </StatusBanner>
      )}
      {hasSession && (
        <StatusBanner kind="info">
          <p>{t('passwords.change.signedIn')}</p>
        </StatusBanner>
      )}
      <PlainForm initialValues={EMPTY} validate={validateNewPassword} onSubmit={submit}>
        <PasswordField
          name="password"
          label={t('passwords.change.password')}
          autoComplete="new-password"
          describedById={rulesId}
        />
        <PasswordStrength id={rulesId} name="password" />
        <PasswordField
          name="confirmation"
          label={t('passwords.change.confirmation')}
          autoComplete="new-password"
        />
        {problem !== null && (
          <ProblemBanner title={t('passwords.change.failedTitle')} problem={problem} />
        )}
        <SubmitButton isFullWidth>{t('passwords.change.submit')}</SubmitButton>
      </PlainForm>
      <ToLogin query={query} />
    </Page>
  );
}
