import { useId, type ReactNode, type Ref } from 'react';
import { PATHS } from '@/domain/access/paths';
import { ACCOUNT_TYPE } from '@/domain/access/roles';
import { useText } from '@/i18n/useText';
import { CheckboxField } from '@/ui/fields/choice/CheckboxField';
import { RadioField } from '@/ui/fields/choice/RadioField';
import { EmailField } from '@/ui/fields/text/EmailField';
import { PasswordField } from '@/ui/fields/text/PasswordField';
import { PlainForm } from '@/ui/forms/PlainForm';
import type { FormErrors } from '@/ui/forms/formErrors';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { AppLink } from '@/ui/links/AppLink';
import * as styles from '../parts/auth.module.css';
import { PasswordStrength } from '../password/PasswordStrength';
import { NOTHING_TYPED, validateRegistration, type RegisterValues } from './registerForm';

export interface RegisterFieldsProps {
  /** What is in the inputs already. */
  typed?: RegisterValues;
  externalErrors?: FormErrors | undefined;
  onChange?: (values: RegisterValues) => void;
  onSubmit: (values: RegisterValues) => Promise<void>;
  belowEmail?: ReactNode;
  problem?: ReactNode;
  /** Of the form. */
  container?: Ref<HTMLDivElement>;
  /** Below the form. */
  children?: ReactNode;
  /** The query string that is kept in the links. */
  query: string;
}

/** The fields of a registration, and the link of its page: the same before the app is there. */
export function RegisterFields({
  belowEmail,
  problem,
  container,
  children,
  query,
  ...form
}: RegisterFieldsProps) {
  const { t } = useText();
  const rulesId = useId();
  return (
    <>
      <div ref={container}>
        <PlainForm {...form} initialValues={NOTHING_TYPED} validate={validateRegistration}>
          <RadioField
            name="typeId"
            label={t('registration.type')}
            options={[
              { id: ACCOUNT_TYPE.individual, name: t('registration.individual') },
              { id: ACCOUNT_TYPE.corporate, name: t('registration.corporate') },
            ]}
          />
          <EmailField name="email" label={t('auth.login.email')} autoComplete="username" />
          {belowEmail}
          <PasswordField
            name="password"
            label={t('auth.login.password')}
            autoComplete="new-password"
            describedById={rulesId}
          />
          <PasswordStrength id={rulesId} name="password" />
          <PasswordField
            name="confirmation"
            label={t('registration.confirmation')}
            autoComplete="new-password"
          />
          <CheckboxField name="isNotified" label={t('registration.notify')} isOptional />
          {problem}
          <SubmitButton isFullWidth>{t('registration.submit')}</SubmitButton>
        </PlainForm>
      </div>
      {children}
      <p className={styles.signIn}>
        {t('registration.hasAccount')}
        <AppLink to={`${PATHS.login}${query}`}>{t('auth.login.submit')}</AppLink>
      </p>
    </>
  );
}
