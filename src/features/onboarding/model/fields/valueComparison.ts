import { isSameJson } from '@/primitives/isSameJson';
import type { ValueComparison } from '../stepDefinition';
import { inReviewOrder, valueAt, type EntryOf, type Leaf } from './entries';
import { plainText } from './flaggedField';

/** Compares the values of a table's form. */
export function comparisonOf<Context, Rules>(
  entries: Readonly<Record<string, EntryOf<Context, Rules>>>,
  leaves: readonly Leaf<Context, Rules>[],
  isAsked: (path: string, context: Context, valueOf: (other: string) => unknown) => boolean,
): ValueComparison<Context> {
  const nameOf = ({ path, group }: Leaf<Context, Rules>): string => group?.name ?? path;
  const leavesIn = (name: string) => leaves.filter((leaf) => nameOf(leaf) === name);

  /** What is sent of a value; a field that its step stores by itself is compared as it is. */
  const sentOf = ({ field }: Leaf<Context, Rules>, value: unknown): unknown =>
    (field.wirePath === null ? null : field.send(value)) ?? value;

  return {
    links: Object.entries(entries).flatMap(([name, { when }]) =>
      Object.keys(when ?? {}).map((other) => [other, name] as const),
    ),
    isSame: (name, one, other) =>
      isSameJson(one, other) ||
      leavesIn(name).every((leaf) => {
        const valueIn = (value: unknown) => valueAt({ [name]: value }, leaf.path);
        return isSameJson(sentOf(leaf, valueIn(one)), sentOf(leaf, valueIn(other)));
      }),
    masterLists: [...new Set(leaves.flatMap(({ field }) => field.list ?? []))],
    titleOf: (name) => {
      const [first] = leavesIn(name);
      return first?.group?.of.title ?? first?.label ?? null;
    },
    rows: (names, values, context, formatter) =>
      names
        .map(leavesIn)
        .flatMap(inReviewOrder)
        .flatMap(({ path, label, field }) => {
          const { wirePath, show, otherwise } = field;
          const value = valueAt(values, path);
          const isShown = isAsked(path, context, (other) => valueAt(values, other));
          if (show === null || (!isShown && otherwise === null)) return [];
          const sent = wirePath === null ? value : isShown ? field.send(value) : otherwise;
          const row = { label, ...show(sent, formatter, context) };
          // A typed value that its kind cannot show, such as half a date, is shown as it was typed.
          return [
            row.value === '' && isShown ? { ...row, value: plainText(value, formatter) } : row,
          ];
        }),
  };
}
