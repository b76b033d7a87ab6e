import type { MockControl } from '@/testing/mock/mockControl';
import type { Tables } from '../../mock-server/database/tables';

/** What the server holds, table by table, without ids, times, addresses of files and secrets. */
export type Effects = ReadonlyMap<string, string>;

/** Tables that show no effect of an intent: a sign-in may be repeated, and codes are secrets. */
const PASSED_OVER: readonly (keyof Tables)[] = [
  'tokens',
  'otp_codes',
  'otp_sends',
  'verification_requests',
  'flags',
  'token_life_s',
];

/** Columns that differ from run to run. */
const VARIABLE = /^(id|body|link|code|content|path_url|.*_at|.*_at_ms|password.*)$/;
/** In the log of activities. */
const SIGN_IN = '"activity":"sign-in"';
const FILE_ADDRESS = /\/files\/[^"]+/g;

export async function effectsOf(mock: MockControl): Promise<Effects> {
  const tables = Object.entries(await mock.db()) as [keyof Tables, unknown][];
  return new Map(
    tables
      .filter(([name]) => !PASSED_OVER.includes(name))
      .map(([name, rows]) => [name, read(rows)]),
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

/** The tables in which two states differ: the numbers of their rows, and where a row first differs. */
export function differences(expected: Effects, found: Effects): string[] {
  return [...expected].flatMap(([name, text]) => {
    const other = found.get(name) ?? '';
    if (other === text) return [];
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
