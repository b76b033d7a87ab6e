import type { IsoDate } from '@/domain/dates';
import { birthDateLimits } from '@/domain/validation/dateChecks';
import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { Pair } from '@/ui/content/Stack';
import { DateField } from '@/ui/fields/DateField';
import { TextField } from '@/ui/fields/TextField';

interface BirthFieldsProps {
  labels: Readonly<Record<'birthPlace' | 'birthDate', TextKey>>;
  today: IsoDate;
  /** They are about whoever fills in, so that the browser may know the day. */
  isOwn?: boolean;
}

/** Where and when a person was born. */
export function BirthFields({ labels, today, isOwn = false }: BirthFieldsProps) {
  const { t } = useText();
  return (
    <Pair>
      <TextField
        name="birthPlace"
        label={t(labels.birthPlace)}
        autoComplete="off"
        autoCapitalize="words"
      />
      <DateField
        name="birthDate"
        label={t(labels.birthDate)}
        autoComplete={isOwn ? 'bday' : undefined}
        startsWith="year"
        {...birthDateLimits(today)}
      />
    </Pair>
  );
}
