import { decimalMark } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import type { FieldProps } from '../../forms/useBoundField';
import { GroupedField } from './GroupedField';
import { percentFormat } from './percentText';

/**
 * A percentage, with decimals behind a comma or a point, as one likes. The value is a text with a
 * comma, `''` for none.
 */
export function PercentField(field: FieldProps<'percent'>) {
  const { language } = useText();
  const format = percentFormat(decimalMark(language));
  return <GroupedField {...field} format={format} inputMode="decimal" suffix="%" />;
}
