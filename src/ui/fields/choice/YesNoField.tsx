import { useText } from '@/i18n/useText';
import type { FieldProps } from '../../forms/useBoundField';
import { RadioField } from './RadioField';

export type YesNoFieldProps = FieldProps<'yesNo'> & { onChosen?: (isYes: boolean) => void };

/** 'Ya' or 'Tidak'. The value is a boolean, null while nothing is chosen. */
export function YesNoField(field: YesNoFieldProps) {
  const { t } = useText();
  const options = [
    { id: true, name: t('actions.yes') },
    { id: false, name: t('actions.no') },
  ];
  return <RadioField {...field} options={options} />;
}
