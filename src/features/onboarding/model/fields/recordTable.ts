import type { TextKey } from '@/i18n/indonesian';
import type { RegionPath } from '../stepDefinition';
import {
  allAre,
  isGroup,
  type Entries,
  type EntryOf,
  type FieldNames,
  type Leaf,
  type ReadAt,
  type Siblings,
  type ValuesOf,
} from './entries';
import type { Condition, Field } from './fields';
import { findFlaggedIn } from './flaggedField';
import { reviewOf } from './recordReview';
import { schemaOf } from './recordSchema';
import { comparisonOf } from './valueComparison';

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  of: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, of(value)]));

const isAddress = (value: unknown): value is RegionPath =>
  typeof value === 'object' && value !== null && 'villageId' in value;

/** The addresses among the values of a form, whose region names its review needs. */
export const regionsIn = (values: Siblings): RegionPath[] =>
  Object.values(values)
    .filter(isAddress)
    .filter(({ provinceId }) => provinceId !== null)
    .map(({ provinceId, cityId, districtId, villageId }) => ({
      provinceId,
      cityId,
      districtId,
      villageId,
    }));

const leavesOf = <Context, Rules>(
  section: string,
  [name, entry]: [string, EntryOf<Context, Rules>],
): Leaf<Context, Rules>[] => {
  if (!isGroup(entry))
    return [{ path: name, label: `${section}.${name}` as TextKey, field: entry, group: null }];
  return Object.entries(entry.members).map(([member, field]) => ({
    path: `${name}.${member}`,
    label: entry.labels[member] as TextKey,
    field,
    group: { name, of: entry },
  }));
};

/**
 * What a table of fields says about one record, an application or a card: the whole form except its
 * layout and its calls. `Context` is what the fields read, `Rules` what their rules use. `section`
 * and the name of a field form the key of its label.
 */
export function recordTable<Context, Rules, Table extends Entries>(section: string, table: Table) {
  // Fields and context fit together: the table's own types have checked that.
  const entries = table as unknown as Readonly<Record<string, EntryOf<Context, Rules>>>;
  const leaves = Object.entries(entries).flatMap((entry) => leavesOf(section, entry));
  const byPath = new Map(leaves.map((leaf) => [leaf.path, leaf]));
  const labelsBy = (labelFor: (leaf: Leaf<Context, Rules>) => TextKey) =>
    Object.fromEntries(leaves.map((leaf) => [leaf.path, labelFor(leaf)])) as Record<
      FieldNames<Table>,
      TextKey
    >;

  /** Whether a field is asked for, by the values of the others. */
  function isAsked(path: string, context: Context, valueOf: (other: string) => unknown): boolean {
    const { field, group } = byPath.get(path) ?? {};
    if (field === undefined || !field.only(context)) return false;
    if (!group) return allAre(field.when, valueOf);
    return (
      allAre(group.of.when, valueOf) &&
      allAre(field.when, (other) => valueOf(`${group.name}.${other}`))
    );
  }

  function valuesOf(readAt: ReadAt, context: Context): ValuesOf<Table> {
    const read = ({ wirePath, initial }: Field<unknown, Condition, Context, Rules>) =>
      initial(wirePath === null ? null : readAt(wirePath), context);
    const values = mapValues(entries, (entry) =>
      isGroup(entry) ? mapValues(entry.members, read) : read(entry),
    );
    return values as ValuesOf<Table>;
  }

  return {
    leaves,
    labels: labelsBy(({ label }) => label),
    /** The labels under which missing values are listed. */
    missingLabels: labelsBy(({ label, group }) => group?.of.missingAs ?? label),
    masterLists: [...new Set(leaves.flatMap(({ field }) => field.list ?? []))],
    findFlagged: findFlaggedIn(leaves),
    /** Values that are never in a draft on the device. */
    excludedFromDraft: leaves.flatMap(({ path, field }) => (field.isDrafted ? [] : path)),
    fieldAt: (path: string) => byPath.get(path)?.field,
    isAsked,
    valuesOf,
    /** The addresses whose region names the review needs. */
    regions: (readAt: ReadAt, context: Context) => regionsIn(valuesOf(readAt, context)),
    compare: comparisonOf(entries, leaves, isAsked),
    schema: (context: Context, rules: Rules) => schemaOf(entries, context, rules),
    ...reviewOf(entries, leaves, { valuesOf, isAsked }),
  };
}
