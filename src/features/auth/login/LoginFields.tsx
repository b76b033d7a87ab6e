import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { EmailField } from '@/ui/fields/text/EmailField';
import { PasswordField } from '@/ui/fields/text/PasswordField';
import { PlainForm } from '@/ui/forms/PlainForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { AppLink } from '@/ui/links/AppLink';
import * as styles from '../parts/auth.module.css';
import { NO_CREDENTIALS, validateLogin, type LoginValues } from './loginForm';
import { RegisterLinks, type RegisterLinksProps } from './RegisterLinks';

export interface LoginFieldsProps extends RegisterLinksProps {
  /** What is in the inputs already. */
  typed?: LoginValues;
  onSubmit: (values: LoginValues) => Promise<void>;
}

/** The fields of sign-in and the links of its page: the same before the app is there. */
export function LoginFields({ typed, onSubmit, ...links }: LoginFieldsProps) {
  const { t } = useText();
  return (
    <>
      <PlainForm
        initialValues={NO_CREDENTIALS}
        typed={typed}
        validate={validateLogin}
        onSubmit={onSubmit}
      >
        <EmailField name="email" label={t('auth.login.email')} autoComplete="username" />
        <PasswordField
          name="password"
          label={t('auth.login.password')}
          autoComplete="current-password"
        />
        <p className={styles.aside}>
          <AppLink to={`${PATHS.forgotPassword}${links.query}`}>{t('auth.login.forgot')}</AppLink>
        </p>
        <SubmitButton isFullWidth>{t('auth.login.submit')}</SubmitButton>
      </PlainForm>
      <RegisterLinks {...links} />
    </>
  );
}
