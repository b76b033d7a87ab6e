import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import type { TextKey } from '@/i18n/indonesian';
import { useFormContext } from '@/ui/forms/formContext';
import type { SummaryList } from '../model/stepDefinition';
import type { Field } from '../model/fields/fields';
import type { Entries, FieldGroup, FieldNames, ValuesOf } from '../model/fields/entries';
import { useFieldNotes } from './revision/useFieldNotes';

/** The props that every field component gets from its table. */
export interface TableFieldProps {
  name: string;
  label: string;
  isOptional: boolean;
  /** The notes of the back office on it. */
  hint?: ReactNode;
}

/** The field of a table at a path: `division`, or `address.postalCode` in a group. */
type FieldAt<Table, Path> = Path extends keyof Table
  ? Table[Path]
  : Path extends `${infer Group extends keyof Table & string}.${infer Member}`
    ? Table[Group] extends FieldGroup<infer Members>
      ? Member extends keyof Members
        ? Members[Member]
        : never
      : never
    : never;

type PropsOf<One> = TableFieldProps &
  (One extends { list: infer List extends SummaryList } ? { list: List } : unknown) &
  (One extends { input: infer Input extends string } ? { input?: Input } : unknown);

interface TableOf<Table extends Entries, Context> {
  fields: Table;
  labels: Readonly<Record<FieldNames<Table>, TextKey>>;
  fieldAt(path: FieldNames<Table>): Pick<Field, 'isOptional' | 'list'> | undefined;
  isAsked(path: FieldNames<Table>, context: Context, valueOf: (other: string) => unknown): boolean;
}

/**
 * The props of a table's fields, `<TextField {...field('division')} />`, and whether the form asks
 * for a field, given the current choices. `context` is what the fields of an application read;
 * cards have none.
 */
export function useFields<Table extends Entries, Context>(
  { fields, labels, fieldAt, isAsked }: TableOf<Table, Context>,
  ...[context]: unknown extends Context ? [] : [context: Context]
) {
  const { t } = useText();
  const { getValue } = useFormContext();
  const notesOn = useFieldNotes();
  return {
    field: <Path extends FieldNames<Table>>(path: Path) => {
      const { isOptional, list } = fieldAt(path) ?? {};
      const hint = notesOn(path);
      return {
        name: path,
        label: t(labels[path]),
        isOptional,
        ...(list && { list }),
        ...(hint !== undefined && { hint }),
      } as PropsOf<FieldAt<Table, Path>>;
    },
    /** A group with the name of its values. */
    group: <Name extends keyof Table & string>(name: Name) => ({ name, group: fields[name] }),
    /** What a field, or a group, holds now: the table has made the form's values. */
    value: <Name extends keyof Table & string>(name: Name) =>
      getValue(name) as ValuesOf<Table>[Name],
    isAsked: (path: FieldNames<Table>): boolean => isAsked(path, context as Context, getValue),
  };
}
