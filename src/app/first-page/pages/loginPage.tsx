import { LoginFields } from '@/features/auth/login/LoginFields';
import { NO_CREDENTIALS } from '@/features/auth/login/loginForm';
import { useText } from '@/i18n/useText';
import { Page } from '@/ui/layout/Page';
import { canRegisterBorrower } from '../../canRegisterBorrower';
import type { FirstPageDefinition, FirstScreenProps } from '../firstPageDefinition';
import { fetchEnglish } from '../fetchEnglish';
import { withTyped } from '../typedValues';

function FirstLogin({ typed, problem, onSubmit }: FirstScreenProps) {
  const { t } = useText();
  return (
    <Page title={t('auth.login.title')} lead={t('auth.login.intro')}>
      {problem}
      <LoginFields
        typed={withTyped(NO_CREDENTIALS, typed)}
        onSubmit={onSubmit}
        canRegisterBorrower={canRegisterBorrower()}
        query=""
      />
    </Page>
  );
}

export const loginPage: FirstPageDefinition = {
  Screen: FirstLogin,
  messages: {},
  fetchEnglish,
};
