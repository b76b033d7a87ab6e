import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { keptSearch, PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { signIn } from '@/state/session/signIn';
import { useAppDispatch } from '@/state/hooks';
import { EmailField } from '@/ui/fields/EmailField';
import { PasswordField } from '@/ui/fields/PasswordField';
import { Form } from '@/ui/forms/Form';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import * as styles from './auth.module.css';
import { validateLogin, type LoginValues } from './loginForm';
import { LoginProblem } from './LoginProblem';
import { UnverifiedDialog } from './UnverifiedDialog';
import type { ApiProblem } from '@/api/problem';

const EMPTY: LoginValues = { email: '', password: '' };

/** Sign-in (product.md 2). `canRegisterBorrower` is the build flag of the 'Peminjam' link. */
export function LoginScreen({ canRegisterBorrower }: { canRegisterBorrower: boolean }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const [unverified, setUnverified] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const query = keptSearch(new URLSearchParams(search));

  async function submit(values: LoginValues): Promise<void> {
    setProblem(null);
    const result = await dispatch(signIn(values));
    if (result.kind === 'unverified') setUnverified(result.email);
    if (result.kind === 'failed') setProblem(result.problem);
  }

  return (
    <>
      <header className={styles.heading}>
        <h1 tabIndex={-1}>{t('auth.login.title')}</h1>
        <p>{t('auth.login.intro')}</p>
      </header>
      {problem !== null && <LoginProblem problem={problem} />}
      <Form initialValues={EMPTY} validate={validateLogin} onSubmit={submit}>
        <EmailField name="email" label={t('auth.login.email')} autoComplete="username" />
        <PasswordField
          name="password"
          label={t('auth.login.password')}
          autoComplete="current-password"
        />
        <p className={styles.aside}>
          <Link to={`${PATHS.forgotPassword}${query}`}>{t('auth.login.forgot')}</Link>
        </p>
        <SubmitButton isFullWidth>{t('auth.login.submit')}</SubmitButton>
      </Form>
      <p className={styles.register}>
        {t('auth.login.register')}{' '}
        <Link to={`${PATHS.registerFunder}${query}`}>{t('auth.login.funder')}</Link>
        {canRegisterBorrower && (
          <>
            {' · '}
            <Link to={`${PATHS.registerBorrower}${query}`}>{t('auth.login.borrower')}</Link>
          </>
        )}
      </p>
      {unverified !== null && (
        <UnverifiedDialog email={unverified} onClose={() => setUnverified(null)} />
      )}
    </>
  );
}
