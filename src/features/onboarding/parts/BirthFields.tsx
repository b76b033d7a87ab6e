import type { IsoDate } from '@/domain/dates';
import { birthDateLimits } from '@/domain/validation/dateChecks';
import { Pair } from '@/ui/content/Stack';
import { DateField } from '@/ui/fields/date/DateField';
import { TextField } from '@/ui/fields/text/TextField';
import type { TableFieldProps } from './useFields';

interface BirthFieldsProps {
  field: (name: 'birthPlace' | 'birthDate') => TableFieldProps;
  today: IsoDate;
  /** The fields are about the signed-in user, so the browser may know the values. */
  isOwn?: boolean;
}

/** Where and when a person was born. */
export const BirthFields = ({ field, today, isOwn = false }: BirthFieldsProps) => (
  <Pair>
    <TextField {...field('birthPlace')} autoComplete="off" autoCapitalize="words" />
    <DateField
      {...field('birthDate')}
      autoComplete={isOwn ? 'bday' : 'off'}
      startsWith="year"
      {...birthDateLimits(today)}
    />
  </Pair>
);
