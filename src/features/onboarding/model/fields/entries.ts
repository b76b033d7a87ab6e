import type { TextKey } from '@/i18n/indonesian';
import type { FieldGroup } from './fieldGroup';
import type { Field } from './fields';

/** Values by the name of their field: of a form, a card or an address. */
export type Siblings = Readonly<Record<string, unknown>>;

/** A row of a table: one field, or a group of fields that belong to one record. */
export type Entries = Readonly<Record<string, Field<unknown, string, never> | FieldGroup>>;

type NamesIn<Table> = keyof Table & string;

/** The names of the fields of a table; `address.postalCode` is the field of a group. */
export type FieldNames<Table> = {
  [Name in NamesIn<Table>]: Table[Name] extends FieldGroup<infer Members>
    ? `${Name}.${NamesIn<Members>}`
    : Table[Name] extends { isHidden: true }
      ? never
      : Name;
}[NamesIn<Table>];

type WithKnown<Other extends string, Table, One> = [Other] extends [NamesIn<Table>]
  ? One
  : 'its `when` names a field that the table does not have';

/** A field whose label has no text, or whose `when` names no field of the table, does not compile. */
export type Checked<Section extends string, Table extends Entries> = {
  [Name in NamesIn<Table>]: Table[Name] extends { isHidden: true }
    ? Table[Name]
    : Table[Name] extends FieldGroup<infer _Members, infer Other>
      ? WithKnown<Other, Table, Table[Name]>
      : `${Section}.${Name}` extends TextKey
        ? Table[Name] extends Field<unknown, infer Other, never>
          ? WithKnown<Other, Table, Table[Name]>
          : never
        : `no text has the key ${Section}.${Name}`;
};

/** The values of a form with these fields. */
export type ValuesOf<Table> = {
  [Name in NamesIn<Table>]: Table[Name] extends FieldGroup<infer Members>
    ? ValuesOf<Members>
    : Table[Name] extends Field<infer Value, string, never>
      ? Value
      : never;
};

export type GroupOf<Context, Rules> = FieldGroup<
  Readonly<Record<string, Field<unknown, string, Context, Rules>>>
>;
export type EntryOf<Context, Rules> =
  Field<unknown, string, Context, Rules> | GroupOf<Context, Rules>;

/** One field of a table, with the path of its value in the form. */
export interface Leaf<Context, Rules = Context> {
  path: string;
  label: TextKey;
  field: Field<unknown, string, Context, Rules>;
  /** The group that it belongs to, and its name in the table. */
  group: { name: string; of: GroupOf<Context, Rules> } | null;
}

/** Reads the stored value of a wire path. */
export type ReadAt = (wirePath: string) => unknown;

export const isGroup = <Context, Rules>(
  entry: EntryOf<Context, Rules>,
): entry is GroupOf<Context, Rules> => 'members' in entry;

/** Whether all of these fields have the wanted values. */
export const allAre = (
  wanted: Readonly<Record<string, unknown>> | null,
  valueOf: (name: string) => unknown,
): boolean => Object.entries(wanted ?? {}).every(([name, value]) => valueOf(name) === value);

/** Reads the value of a path from the values of a form. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const name of path.split('.')) value = (value as Siblings | null | undefined)?.[name];
  return value;
}
