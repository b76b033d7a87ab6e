import type { MasterListName } from '@/api/wire';
import { SelectField, type SelectFieldProps } from '@/ui/fields/choice/SelectField';
import { useOptions } from './useOptions';

type MasterFieldProps = Omit<SelectFieldProps, 'options' | 'onRetry'> & { list: MasterListName };

/** A choice from a master list. */
export const MasterField = ({ list, ...field }: MasterFieldProps) => (
  <SelectField {...field} {...useOptions(list)} />
);
