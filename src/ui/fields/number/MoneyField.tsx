import { groupSeparator } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import type { FieldProps } from '../../forms/useBoundField';
import { amountFormat } from './amountText';
import { GroupedField } from './GroupedField';

/**
 * Rupiah, grouped by thousands while typing. The value is a text of digits, `''` for none; a typed
 * minus and decimals stay for the rule to refuse.
 */
export function MoneyField(field: FieldProps<'money'>) {
  const { language } = useText();
  return <GroupedField {...field} format={amountFormat(groupSeparator(language))} prefix="Rp" />;
}
