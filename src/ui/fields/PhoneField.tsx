import type { FieldProps } from '../forms/useBoundField';
import { GroupedField } from './GroupedField';
import { digitsFormat, digitsOf } from './groupedText';

export type PhoneFieldProps = FieldProps & { autoComplete?: string };

// As Indonesian numbers are written: 0812-3456-7890, here with spaces.
const FORMAT = digitsFormat({ from: 'left', sizes: [4], separator: ' ' });

/** A telephone number. The value is a text of digits; a plus, brackets and spaces are left out. */
export const PhoneField = ({ autoComplete = 'tel', ...field }: PhoneFieldProps) => (
  <GroupedField
    {...field}
    format={FORMAT}
    toPlain={digitsOf}
    inputMode="tel"
    autoComplete={autoComplete}
  />
);
