import { valueAt, type Leaf } from './entries';
import { WHOLE } from './wirePaths';

/** A field with the key of its value in the record that is sent. */
export type SentLeaf<Context, Rules = Context> = Leaf<Context, Rules> & { key: string };

/** The record to send for these values; a field that is not asked for sends its `otherwise`. */
export function sentRecord<Context, Rules>(
  leaves: readonly SentLeaf<Context, Rules>[],
  values: unknown,
  isAsked: (leaf: SentLeaf<Context, Rules>) => boolean,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const leaf of leaves) {
    const { key, path, field } = leaf;
    const value = isAsked(leaf) ? field.send(valueAt(values, path)) : field.otherwise;
    if (key === WHOLE) Object.assign(record, value);
    else record[key] = value;
  }
  return record;
}

/** Values that depend on another one (`when`), and are dropped when that one changes. */
export function goesWithOf<Context, Rules>(
  leaves: readonly SentLeaf<Context, Rules>[],
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { key, group, field } of leaves) {
    const [name] = Object.keys(field.when ?? {});
    const path = group ? `${group.name}.${name}` : name;
    const other = leaves.find((leaf) => leaf.path === path);
    if (other !== undefined) found[key] = other.key;
  }
  return found;
}
