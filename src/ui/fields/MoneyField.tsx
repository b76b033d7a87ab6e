import { groupSeparator } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import type { FieldProps } from '../forms/useBoundField';
import { GroupedField } from './GroupedField';
import { wholeDigitsOf } from './groupedText';

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

// `Rp 12.500.000,00` from a bank's page means twelve and a half million.
const withoutCents = (text: string): string => text.replace(/[.,]\d{1,2}\s*$/, '');

/** Whole rupiah, grouped by thousands while one types. The value is a text of digits, `''` for none. */
export function MoneyField(field: FieldProps) {
  const { language } = useText();
  return (
    <GroupedField
      {...field}
      grouping={{ from: 'right', size: 3, separator: groupSeparator(language) }}
      toDigits={wholeDigitsOf}
      fromDigits={withoutLeadingZeros}
      cleanPaste={withoutCents}
      prefix="Rp"
    />
  );
}
