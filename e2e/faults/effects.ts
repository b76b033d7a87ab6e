import type { MockControl } from '@/testing/mock/mockControl';
import type { Tables } from '../../mock-server/database/tables';

/** What the server holds, table by table, without ids, times, addresses of files and secrets. */
export type Effects = ReadonlyMap<string, string>;

/** Shows no effect of an intent: a sign-in may be repeated, and a session gets fresh tokens. */
const PASSED_OVER: keyof Tables = 'tokens';

/** Columns that differ from run to run. */
const VARIABLE = /^(id|body|link|code|path_url|.*_at|.*_at_ms)$/;
/** In the log of activities. */
const SIGN_IN = '"activity":"sign-in"';
const FILE_ADDRESS = /\/files\/[^"]+/g;

export async function effectsOf(mock: MockControl): Promise<Effects> {
  const tables = Object.entries(await mock.db()) as [keyof Tables, unknown][];
  return new Map(
    tables.filter(([name]) => name !== PASSED_OVER).map(([name, rows]) => [name, read(rows)]),
  );
}

const read = (rows: unknown): string =>
  (Array.isArray(rows) ? rows : [rows])
    .map((row) =>
      JSON.stringify(row, (key, value: unknown) =>
        VARIABLE.test(key) ? undefined : value,
      ).replace(FILE_ADDRESS, '/files/…'),
    )
    .filter((row) => !row.includes(SIGN_IN))
    .toSorted()
    .join('\n');

/**
 * The tables in which two states differ, but for those passed over: the numbers of their rows, and
 * where a row first differs.
 */
export function differences(
  expected: Effects,
  found: Effects,
  passedOver: readonly string[] = [],
): string[] {
  return [...expected].flatMap(([name, text]) => {
    const other = found.get(name) ?? '';
    if (other === text || passedOver.includes(name)) return [];
    const [rows, otherRows] = [rowsOf(text), rowsOf(other)];
    const missing = rows.find((row) => !otherRows.includes(row)) ?? '';
    const surplus = otherRows.find((row) => !rows.includes(row)) ?? '';
    return [
      `${name}: ${rows.length} rows expected, ${otherRows.length} found; ${differs(missing, surplus)}`,
    ];
  });
}

const rowsOf = (text: string): string[] => text.split('\n').filter((row) => row !== '');

const SHOWN = 60;

function differs(missing: string, surplus: string): string {
  let at = 0;
  while (at < missing.length && missing[at] === surplus[at]) at += 1;
  const from = Math.max(0, at - SHOWN);
  return `expected ${missing.slice(from, at + SHOWN)}, found ${surplus.slice(from, at + SHOWN)}`;
}
