import type { BankAccount } from '@/api/wire';
import { maskDigits } from '@/domain/money/masking';
import { useText } from '@/i18n/useText';
import { FactLines } from '../../cards/FactLines';
import { StateChip, StateChips } from '../../cards/StateChip';
import { SensitiveValue } from '../../parts/summary/SensitiveValue';
import { useBankName } from '../../parts/useBankName';

/** The facts of a folded account; its number is masked, and in the settings shown to who asks for it. */
export function BankSummary({
  item,
  isNumberShowable = false,
}: {
  item: BankAccount;
  isNumberShowable?: boolean;
}) {
  const { t } = useText();
  const bankName = useBankName();
  return (
    <FactLines
      main={bankName(item.bank_id)}
      others={[
        isNumberShowable ? (
          <SensitiveValue key="number" value={item.account_no} />
        ) : (
          maskDigits(item.account_no)
        ),
        item.account_name,
        item.branch_name,
        <StateChips key="states">
          <StateChip tone={item.is_active ? 'good' : 'plain'}>
            {t(item.is_active ? 'onboardingLists.banks.active' : 'onboardingLists.banks.inactive')}
          </StateChip>
          {item.is_open && <StateChip tone="good">{t('onboardingLists.banks.open')}</StateChip>}
        </StateChips>,
      ]}
    />
  );
}
