import type { ReactNode, Ref } from 'react';
import { useText } from '@/i18n/useText';
import { EmailField } from '@/ui/fields/text/EmailField';
// Before the form: the styles of all first pages have one order.
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { PlainForm } from '@/ui/forms/PlainForm';
import * as styles from '../parts/auth.module.css';
import { ToLogin } from '../parts/ToLogin';
import { validateForgot, type ForgotValues } from './passwordForms';

export interface ForgotPasswordFieldsProps {
  initialValues: ForgotValues;
  /** What is in the inputs already. */
  typed?: ForgotValues;
  onChange?: (values: ForgotValues) => void;
  onSubmit: (values: ForgotValues) => Promise<void>;
  /** Why the mail was not sent. */
  problem?: ReactNode;
  /** How long another mail has to wait, and where that is said. */
  waitS?: number;
  waiting?: Ref<HTMLParagraphElement>;
  /** The query string that is kept in the links. */
  query: string;
}

/** The fields of a forgotten password, and the link of its page: the same before the app is there. */
export function ForgotPasswordFields({
  problem,
  waitS = 0,
  waiting,
  query,
  ...form
}: ForgotPasswordFieldsProps) {
  const { t } = useText();
  return (
    <>
      <PlainForm {...form} validate={validateForgot}>
        <EmailField name="email" label={t('passwords.forgot.email')} autoComplete="username" />
        {problem}
        <SubmitButton isFullWidth isDisabled={waitS > 0}>
          {t('passwords.forgot.submit')}
        </SubmitButton>
        <p ref={waiting} tabIndex={-1} className={styles.waiting}>
          {waitS > 0 && t('passwords.forgot.wait', { seconds: waitS })}
        </p>
      </PlainForm>
      <ToLogin query={query} />
    </>
  );
}
