import { ACCOUNT_TYPE, type RoleName } from '@/domain/access/roles';
import { RegisterFields } from '@/features/auth/registration/RegisterFields';
import { NOTHING_TYPED } from '@/features/auth/registration/registerForm';
import { registration } from '@/i18n/registration/id';
import { useText } from '@/i18n/useText';
import { validation } from '@/i18n/validation/id';
import { Page } from '@/ui/layout/Page';
import type { FirstPageDefinition, FirstScreenProps } from '../firstPageDefinition';
import { fetchEnglish } from '../fetchEnglish';
import { withTyped } from '../typedValues';

const TYPES = Object.values(ACCOUNT_TYPE);

const firstRegister = (kind: Exclude<RoleName, 'partner'>) =>
  function FirstRegister({ typed, problem, onSubmit }: FirstScreenProps) {
    const { t } = useText();
    const typeId = TYPES.find((id) => String(id) === typed['typeId']) ?? null;
    return (
      <Page title={t(`registration.title.${kind}`)} lead={t(`registration.intro.${kind}`)}>
        <RegisterFields
          typed={{ ...withTyped(NOTHING_TYPED, typed), typeId }}
          problem={problem}
          onSubmit={onSubmit}
          query=""
        />
      </Page>
    );
  };

const words: Pick<FirstPageDefinition, 'messages' | 'fetchEnglish'> = {
  messages: { ...registration, ...validation },
  fetchEnglish: () =>
    fetchEnglish(
      import('@/i18n/registration/en').then((file) => file.registration),
      import('@/i18n/validation/en').then((file) => file.validation),
    ),
};

export const registerBorrowerPage: FirstPageDefinition = {
  Screen: firstRegister('borrower'),
  ...words,
};

export const registerFunderPage: FirstPageDefinition = {
  Screen: firstRegister('funder'),
  ...words,
};
