import { typedKeys } from '@/primitives/typedKeys';
import type { Tables } from '../../database/tables';

/** The numbers of rows of one table that were added, removed or changed. */
export interface TableChange {
  added?: number;
  removed?: number;
  changed?: number;
  /** The columns in which the changed rows differ. */
  columns?: string[];
}

/** The tables that have changed. A table that is not listed is the same as before. */
export type TableDiff = Partial<Record<keyof Tables, TableChange>>;

export interface StoreDiff {
  diff: TableDiff;
  /** The users whose rows were touched, each once. */
  userIds: number[];
}

type Row = Record<string, unknown>;

/** What identifies a row. Messages of the outbox are only ever added, so their index does. */
function keyOf(table: string, row: Row, index: number): string {
  if (table === 'outbox') return String(index);
  return String(row['id'] ?? row['path_url'] ?? row['token'] ?? row['email'] ?? row['user_id']);
}

function rowsByKey(table: string, rows: unknown): Map<string, Row> {
  if (!Array.isArray(rows)) {
    const entries = Object.entries(rows as Row);
    return new Map(entries.map(([key, value]) => [key, { value }]));
  }
  return new Map((rows as Row[]).map((row, index) => [keyOf(table, row, index), row]));
}

const differs = (one: unknown, other: unknown): boolean =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other);

const columnsThatDiffer = (one: Row, other: Row): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((column) =>
    differs(one[column], other[column]),
  );

const ownerOf = (table: string, row: Row): unknown =>
  table === 'users' ? row['id'] : row['user_id'];

/** Compares two states of the store, table by table. */
export function storeDiffOf(before: Tables, after: Tables): StoreDiff {
  const diff: Record<string, TableChange> = {};
  const owners = new Set<unknown>();
  for (const table of typedKeys(after)) {
    const old = rowsByKey(table, before[table]);
    const now = rowsByKey(table, after[table]);
    const added = [...now].filter(([key]) => !old.has(key)).map(([, row]) => row);
    const removed = [...old].filter(([key]) => !now.has(key)).map(([, row]) => row);
    const changed = [...now].flatMap(([key, row]) => {
      const was = old.get(key);
      const columns = was ? columnsThatDiffer(was, row) : [];
      return columns.length > 0 ? [{ row, columns }] : [];
    });
    const columns = new Set(changed.flatMap((change) => change.columns));
    const change: TableChange = {
      ...(added.length > 0 && { added: added.length }),
      ...(removed.length > 0 && { removed: removed.length }),
      ...(changed.length > 0 && { changed: changed.length, columns: [...columns].sort() }),
    };
    if (Object.keys(change).length > 0) diff[table] = change;
    for (const row of [...added, ...removed, ...changed.map(({ row: touched }) => touched)]) {
      owners.add(ownerOf(table, row));
    }
  }
  // Some rows have no user id: a verification request is stored by its e-mail address.
  return { diff, userIds: [...owners].filter((id) => typeof id === 'number') };
}
