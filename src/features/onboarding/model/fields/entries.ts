import type { TextKey } from '@/i18n/indonesian';
import type { Condition, Field } from './fields';

/** Values by the name of their field: of a form, a card or an address. */
export type Siblings = Readonly<Record<string, unknown>>;

export type Members = Readonly<Record<string, Field<unknown, Condition, never>>>;

/**
 * Fields that belong to one record, such as an address: their values are under one name. `When`
 * is the type of the group's condition on the fields beside it.
 */
export interface FieldGroup<Group extends Members = Members, When extends Condition = Condition> {
  members: Group;
  labels: Readonly<Record<keyof Group & string, TextKey>>;
  when: When | null;
  isAllOrNothing: boolean;
  staysInReview: boolean;
  missingAs: TextKey | null;
  title: TextKey | null;
  review: readonly (keyof Group & string)[];
}

/** A row of a table: one field, or a group of fields that belong to one record. */
export type Entries = Readonly<Record<string, Field<unknown, Condition, never> | FieldGroup>>;

type NamesIn<Table> = keyof Table & string;

/** The names of the fields of a table; `address.postalCode` is the field of a group. */
export type FieldNames<Table> = {
  [Name in NamesIn<Table>]: Table[Name] extends FieldGroup<infer Members>
    ? `${Name}.${NamesIn<Members>}`
    : Table[Name] extends { isHidden: true }
      ? never
      : Name;
}[NamesIn<Table>];

/** A condition on these fields that can be true; it has no value for a field that is not there. */
type ConditionOn<Table, When> = {
  [Name in keyof When]: Name extends NamesIn<Table> ? ValuesOf<Table>[Name] : never;
};

type WithCondition<Table, Row> = Row extends { when: infer When | null }
  ? [When] extends [ConditionOn<Table, When>]
    ? Row
    : 'its `when` has a field or a value that the table does not have'
  : never;

/** A field whose label has no text, or whose `when` can never be true, does not compile. */
export type Checked<Section extends string, Table extends Entries> = {
  [Name in NamesIn<Table>]: Table[Name] extends { isHidden: true } | FieldGroup
    ? WithCondition<Table, Table[Name]>
    : `${Section}.${Name}` extends TextKey
      ? WithCondition<Table, Table[Name]>
      : `no text has the key ${Section}.${Name}`;
};

/** The values of a form with these fields. */
export type ValuesOf<Table> = {
  [Name in NamesIn<Table>]: Table[Name] extends FieldGroup<infer Members>
    ? ValuesOf<Members>
    : Table[Name] extends Field<infer Value, Condition, never>
      ? Value
      : never;
};

export type GroupOf<Context, Rules> = FieldGroup<
  Readonly<Record<string, Field<unknown, Condition, Context, Rules>>>
>;
export type EntryOf<Context, Rules> =
  Field<unknown, Condition, Context, Rules> | GroupOf<Context, Rules>;

/** One field of a table, with the path of its value in the form. */
export interface Leaf<Context, Rules = Context> {
  path: string;
  label: TextKey;
  field: Field<unknown, Condition, Context, Rules>;
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

/** The fields of one group in the order of the review; a single field as it is. */
export function inReviewOrder<Context, Rules>(
  leaves: readonly Leaf<Context, Rules>[],
): readonly Leaf<Context, Rules>[] {
  const group = leaves[0]?.group;
  return group
    ? group.of.review.flatMap(
        (member) => leaves.find(({ path }) => path === `${group.name}.${member}`) ?? [],
      )
    : leaves;
}
