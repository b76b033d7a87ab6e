import type { FieldProps } from '../forms/useBoundField';
import { GroupedField } from './GroupedField';
import { digitsFormat, digitsOf, groupDigits, type Grouping } from './groupedText';

export type DigitsFieldProps = FieldProps & {
  /** Sizes of the groups from the left; the last one goes on. Fours where none are given. */
  groups?: readonly number[];
  separator?: string;
  /** The separator belongs to the value too, as the stroke in `001/002` does. */
  isSeparatorKept?: boolean;
  autoComplete?: string;
  /** Called with the value when the field is left. */
  onLeave?: (value: string) => void;
};

const FOURS = [4] as const;

/**
 * A number that is a name (NIK, NPWP, account): digits, shown in groups. Marks and spaces that come
 * with a pasted one are left out. The value is a text of digits.
 */
export function DigitsField({
  groups = FOURS,
  separator = ' ',
  isSeparatorKept = false,
  ...field
}: DigitsFieldProps) {
  const grouping: Grouping = { from: 'left', sizes: groups, separator };
  return (
    <GroupedField
      {...field}
      format={digitsFormat(grouping)}
      toPlain={digitsOf}
      fromPlain={(digits) => (isSeparatorKept ? groupDigits(digits, grouping) : digits)}
    />
  );
}
