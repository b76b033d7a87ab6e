import { bankApi } from '@/api/bankApi';
import type { BankAccount, BankAccountRequest } from '@/api/wire';
import { maskDigits } from '@/domain/money/masking';
import { useText } from '@/i18n/useText';
import { cardMessages, type CardKind } from '../../cards/cardKind';
import { CardList } from '../../cards/CardList';
import { useCardStore, type CardEndpoints } from '../../cards/useCardStore';
import type { OnboardingContext } from '../../model/stepDefinition';
import { useBankName } from '../../parts/useBankName';
import { BankFields } from './BankFields';
import { BankSummary } from './BankSummary';
import { bank, type BankValues } from './form';

const { getBanks, addBank, updateBank, deleteBank } = bankApi.endpoints;

const endpoints: CardEndpoints<BankAccount, BankAccountRequest> = {
  list: getBanks,
  add: addBank,
  update: updateBank,
  remove: deleteBank,
  changeList: (change) => bankApi.util.updateQueryData('getBanks', undefined, change),
};

const CONFLICT = 409;

const kind: CardKind<BankAccount, BankValues, BankAccountRequest> = {
  ...bank,
  subStep: 'banks',
  messages: cardMessages('onboardingLists.banks', 'onboardingLists.banks.emptyBody'),
  refusedField: (problem) => (problem.status === CONFLICT ? 'accountNo' : null),
  Fields: BankFields,
  Summary: BankSummary,
};

/**
 * The settings have no button that checks all cards, so leaving the page asks about one that is not
 * saved. Assumption: the last account stays, because money is paid out to it and back from it.
 */
const kindInSettings: typeof kind = {
  ...kind,
  messages: { ...kind.messages, emptyBody: 'settings.bankAccount.emptyBody' },
  Summary: (props) => <BankSummary {...props} isNumberShowable />,
  asksBeforeLeaving: true,
  areRemovable: (accounts) => accounts.length > 1,
};

/** The applicant's bank accounts, a card each. */
export function BankRows({
  context,
  isInSettings = false,
}: {
  context: OnboardingContext;
  isInSettings?: boolean;
}) {
  const { t } = useText();
  const store = useCardStore(endpoints);
  const bankName = useBankName();
  return (
    <CardList
      kind={isInSettings ? kindInSettings : kind}
      store={store}
      items={context.banks}
      nameOf={(account) => `${bankName(account.bank_id)} ${maskDigits(account.account_no)}`.trim()}
      today={context.today}
      isReadOnly={context.isReadOnly}
      intro={t('onboardingLists.banks.intro')}
    />
  );
}
