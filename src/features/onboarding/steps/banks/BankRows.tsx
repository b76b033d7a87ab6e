import type { BankAccount, BankAccountRequest } from '@/api/wire';
import { maskDigits } from '@/domain/money/masking';
import { useText } from '@/i18n/useText';
import { cardWords, type CardKind } from '../../cards/cardKind';
import { CardList } from '../../cards/CardList';
import type { OnboardingContext } from '../../model/stepDefinition';
import { BankFields } from './BankFields';
import { useBankName } from '../../parts/useBankName';
import { BankSummary } from './BankSummary';
import { bank, type BankValues } from './form';
import { useBankStore } from './useBankStore';

const CONFLICT = 409;

const kind: CardKind<BankAccount, BankValues, BankAccountRequest> = {
  ...bank,
  subStep: 'banks',
  words: cardWords('onboardingLists.banks', 'onboardingLists.banks.emptyBody'),
  refusedField: (problem) => (problem.status === CONFLICT ? 'accountNo' : null),
  Fields: BankFields,
  Summary: BankSummary,
};

/** The applicant's bank accounts, a card each. */
export function BankRows({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const store = useBankStore();
  const bankName = useBankName();
  return (
    <CardList
      kind={kind}
      store={store}
      items={context.banks}
      nameOf={(account) => `${bankName(account.bank_id)} ${maskDigits(account.account_no)}`.trim()}
      today={context.today}
      isReadOnly={context.isReadOnly}
      intro={t('onboardingLists.banks.intro')}
    />
  );
}
