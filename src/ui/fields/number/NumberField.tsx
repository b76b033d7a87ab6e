import { groupSeparator } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import type { FieldProps } from '../../forms/useBoundField';
import { GroupedField } from './GroupedField';
import { amountFormat } from './amountText';

export type NumberFieldProps = FieldProps<'number'> & {
  /** The unit, shown after the number. */
  suffix?: string;
};

/** A whole number that counts something. The value is a text of digits, `''` for none. */
export function NumberField(field: NumberFieldProps) {
  const { language } = useText();
  return <GroupedField {...field} format={amountFormat(groupSeparator(language))} />;
}
