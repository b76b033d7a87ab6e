import type { FieldProps } from '../../forms/useBoundField';
import { GroupedField } from './GroupedField';
import { digitsFormat, storedDigits } from './groupedText';

export type DigitsFieldProps = FieldProps<'digits' | 'number'> & {
  /** Sizes of the groups from the left; the last one repeats. Fours by default. */
  groups?: readonly number[];
  autoComplete?: string;
  /** Called with the value when the field is left. */
  onLeave?: (value: string) => void;
};

const FOURS = [4] as const;

/**
 * A number that is an identifier (NIK, NPWP, account): digits, shown in groups. Separators and
 * spaces of a pasted number are removed. The value is a text of digits.
 */
export const DigitsField = ({ groups = FOURS, ...field }: DigitsFieldProps) => (
  <GroupedField
    {...field}
    format={digitsFormat({ from: 'left', sizes: groups, separator: ' ' })}
    toPlain={storedDigits}
  />
);
