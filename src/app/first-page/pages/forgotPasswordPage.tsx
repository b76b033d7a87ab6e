import { ForgotPasswordFields } from '@/features/auth/password/ForgotPasswordFields';
import { passwords } from '@/i18n/passwords/id';
import { useText } from '@/i18n/useText';
import { Page } from '@/ui/layout/Page';
import type { FirstPageDefinition, FirstScreenProps } from '../firstPageDefinition';
import { fetchEnglish } from '../fetchEnglish';
import { withTyped } from '../typedValues';

const NO_EMAIL = { email: '' };

function FirstForgotPassword({ typed, problem, onSubmit }: FirstScreenProps) {
  const { t } = useText();
  return (
    <Page title={t('passwords.forgot.title')} lead={t('passwords.forgot.intro')}>
      <ForgotPasswordFields
        initialValues={NO_EMAIL}
        typed={withTyped(NO_EMAIL, typed)}
        problem={problem}
        onSubmit={onSubmit}
        query=""
      />
    </Page>
  );
}

export const forgotPasswordPage: FirstPageDefinition = {
  Screen: FirstForgotPassword,
  messages: passwords,
  fetchEnglish: () => fetchEnglish(import('@/i18n/passwords/en').then((file) => file.passwords)),
};
