import type { FieldProps } from '../../forms/useBoundField';
import { GroupedField } from './GroupedField';
import { storedDigits } from './groupedText';
import { phoneFormat } from './phoneText';

export type PhoneFieldProps = FieldProps<'phone'> & { autoComplete?: string };

/** A telephone number. The value is a text of digits; a plus, brackets and spaces are left out. */
export const PhoneField = ({ autoComplete = 'tel', ...field }: PhoneFieldProps) => (
  <GroupedField
    {...field}
    format={phoneFormat}
    toPlain={storedDigits}
    inputMode="tel"
    autoComplete={autoComplete}
  />
);
