import { useId, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { signOut } from '@/state/session/session';
import { signInAgain } from '@/state/session/signInAgain';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { EmailField } from '@/ui/fields/text/EmailField';
import { PasswordField } from '@/ui/fields/text/PasswordField';
import { findField, focusField } from '@/ui/forms/focusField';
import { PlainForm } from '@/ui/forms/PlainForm';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { validateLogin } from '../login/loginForm';
import { SessionProblem } from './SessionProblem';
import * as styles from './sessionEnd.module.css';

export interface SignInAgainPasswordProps {
  email: string;
  onCodeNeeded: (userId: string) => void;
}

function focusPassword(form: HTMLElement | null): void {
  const field = form === null ? undefined : findField(form, 'password');
  if (field !== undefined) focusField(field);
}

/** The password of the page's user; the e-mail is shown and cannot be changed. */
export function SignInAgainPassword({ email, onCodeNeeded }: SignInAgainPasswordProps) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const leave = useSubmitOnce(() => dispatch(signOut()));

  async function submit({ password }: { password: string }): Promise<void> {
    setProblem(null);
    setIsBusy(true);
    const result = await dispatch(signInAgain(email, password));
    setIsBusy(false);
    if (result.kind === 'needsOtp') onCodeNeeded(result.userId);
    if (result.kind === 'failed') {
      setProblem(result.problem);
      focusPassword(document.getElementById(formId));
    }
  }

  return (
    <Dialog
      isOpen
      title={t('session.again.title')}
      actions={
        <>
          <Button isBusy={leave.isSubmitting} onClick={() => void leave.submit()}>
            {t('common.signOut')}
          </Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isBusy}>
            {t('auth.login.submit')}
          </Button>
        </>
      }
    >
      <p>{t('session.again.body')}</p>
      {problem !== null && <SessionProblem title={t('auth.login.failedTitle')} problem={problem} />}
      <div ref={focusPassword} className={styles.form}>
        <PlainForm
          id={formId}
          initialValues={{ email, password: '' }}
          validate={validateLogin}
          onSubmit={submit}
        >
          <EmailField
            name="email"
            label={t('auth.login.email')}
            autoComplete="username"
            isReadOnly
          />
          <PasswordField
            name="password"
            label={t('auth.login.password')}
            autoComplete="current-password"
          />
        </PlainForm>
      </div>
      <p className={styles.hint}>{t('session.signOutHint')}</p>
    </Dialog>
  );
}
