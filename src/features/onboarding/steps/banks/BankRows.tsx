import type { BankAccount, BankAccountRequest } from '@/api/wire';
import { maskDigits } from '@/domain/money/masking';
import { useText } from '@/i18n/useText';
import type { CardKind } from '../../cards/cardKind';
import { CardList } from '../../cards/CardList';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { BankFields } from './BankFields';
import { BankSummary, useBankName } from './BankSummary';
import { bankRequest, bankSchema, bankValues, emptyBank, type BankValues } from './form';
import { useBankStore } from './useBankStore';

const CONFLICT = 409;

const kind: CardKind<BankAccount, BankValues, BankAccountRequest> = {
  subStep: 'banks',
  words: {
    add: 'onboardingLists.banks.add',
    save: 'onboardingLists.banks.save',
    card: 'onboardingLists.banks.card',
    emptyTitle: 'onboardingLists.banks.emptyTitle',
    emptyBody: 'onboardingLists.banks.emptyBody',
    saved: 'onboardingLists.banks.saved',
    deleted: 'onboardingLists.banks.deleted',
    deleteTitle: 'onboardingLists.banks.deleteTitle',
    deleteBody: 'onboardingLists.banks.deleteBody',
  },
  emptyValues: emptyBank,
  valuesOf: bankValues,
  schema: bankSchema,
  toRequest: bankRequest,
  goesWith: { remark_other: 'remark_transfer_id' },
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
      isReadOnly={context.isReadOnly}
      intro={t('onboardingLists.banks.intro')}
    />
  );
}
