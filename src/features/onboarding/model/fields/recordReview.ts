import type { SummaryGroup, SummaryRow, SummaryFormatter } from '../stepDefinition';
import { isGroup, valueAt, type EntryOf, type Leaf, type ReadAt } from './entries';

interface Reading<Context> {
  valuesOf(readAt: ReadAt, context: Context): unknown;
  isAsked(path: string, context: Context, valueOf: (other: string) => unknown): boolean;
}

/** What the review shows of a record. */
export function reviewOf<Context, Rules>(
  entries: Readonly<Record<string, EntryOf<Context, Rules>>>,
  leaves: readonly Leaf<Context, Rules>[],
  { valuesOf, isAsked }: Reading<Context>,
) {
  const titleOf = (name: string) => {
    const entry = entries[name];
    return entry && isGroup(entry) ? entry.title : null;
  };

  const leavesIn = (name: string): Leaf<Context, Rules>[] => {
    const entry = entries[name];
    const paths =
      entry && isGroup(entry) ? entry.review.map((member) => `${name}.${member}`) : [name];
    return paths.flatMap((path) => leaves.find((leaf) => leaf.path === path) ?? []);
  };

  /** The rows of these fields, by stored values; fields that are not asked for are left out. */
  function rowsOf(
    names: readonly string[],
    readAt: ReadAt,
    context: Context,
    formatter: SummaryFormatter,
  ): SummaryRow[] {
    const values = valuesOf(readAt, context);
    const isShown = ({ path, field, group }: Leaf<Context, Rules>) =>
      field.otherwise !== null ||
      group?.of.staysInReview === true ||
      isAsked(path, context, (other) => valueAt(values, other));
    return names
      .flatMap(leavesIn)
      .filter(isShown)
      .flatMap(({ path, label, field: { wirePath, show } }) => {
        const shown = wirePath === null ? valueAt(values, path) : readAt(wirePath);
        return show === null ? [] : [{ label, path, ...show(shown, formatter, context) }];
      });
  }

  /** All rows; a group with a title has its own. */
  function summary(readAt: ReadAt, context: Context, formatter: SummaryFormatter): SummaryGroup[] {
    const names = Object.keys(entries);
    const untitled = names.filter((name) => titleOf(name) === null);
    const titled = names.flatMap((name) => {
      const title = titleOf(name);
      return title === null ? [] : [{ title, rows: rowsOf([name], readAt, context, formatter) }];
    });
    return [
      { rows: rowsOf(untitled, readAt, context, formatter) },
      ...titled
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => ({ title: formatter.t(title), rows })),
    ];
  }

  return { rowsOf, summary };
}
