import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { useFormContext } from '@/ui/forms/formContext';
import type { OnboardingContext } from '../../engine/stepDefinition';
import type { Field } from './fields';
import type { FieldTable } from './fieldTable';

/** What every field component takes. */
export interface FieldProps {
  name: string;
  label: string;
  isOptional: boolean;
}

type PropsOf<One extends Field> = FieldProps &
  (One['list'] extends null ? unknown : { list: NonNullable<One['list']> });

/**
 * The props of a table's fields, `<TextField {...field('division')} />`, and whether the form asks for
 * one beside what is chosen now.
 */
export function useFields<Table extends Readonly<Record<string, Field>>>(
  { fields, labels, isAsked }: FieldTable<Table>,
  context: OnboardingContext,
) {
  const { t } = useText();
  const { getValue } = useFormContext();
  type Name = keyof Table & string;
  return {
    field: <One extends Name>(name: One) => {
      const { isOptional, list } = fields[name] as Field;
      const label: TextKey = labels[name];
      return { name, label: t(label), isOptional, ...(list && { list }) } as PropsOf<Table[One]>;
    },
    isAsked: (name: Name): boolean => isAsked(name, context, getValue),
  };
}
