import type { Tables, UserRow } from '../../database/tables';

/** How many rows of each user stay in a table: enough for every operation. */
const MAX_ROWS = 4;

const SECRET = /rahasia-(\d+)-/g;
const NUMBER = /(?:0899|99|77)0{3}(\d{9})/g;
const ADDRESS = /[\w.]+@bos\.test/gi;

export type Person = Pick<UserRow, 'id' | 'email'>;

const digits = (start: string, id: number): string => `${start}000${String(id).padStart(9, '0')}`;

/** Columns with personal numbers, and the marked number for a user. */
const MARKED_NUMBERS: Readonly<Record<string, (userId: number) => string>> = {
  nik: (id) => digits('99', id),
  npwp: (id) => digits('99', id),
  phone_number: (id) => digits('0899', id),
  account_no: (id) => digits('77', id),
};

/** Columns with personal texts. */
const MARKED_TEXTS = [
  'name',
  'account_name',
  'mother_name',
  'birth_place',
  'company_name',
  'address',
  'description',
  'title',
  'message',
  'highlight',
  'user_name',
  'file_name',
  'note',
  'number',
];

function markIn(value: unknown, userId: number): void {
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  for (const [key, child] of Object.entries(record)) {
    if (typeof child !== 'string') markIn(child, userId);
    else if (MARKED_TEXTS.includes(key)) record[key] = `rahasia-${userId}-${key}`;
    else record[key] = MARKED_NUMBERS[key]?.(userId) ?? child;
  }
}

/**
 * Puts the id of its owner into all personal data of the store. Also makes the store small, so that
 * it can be compared after every request.
 */
export function markOwners(tables: Tables): void {
  for (const file of tables.files) {
    file.content = Buffer.from(`%PDF-1.4 rahasia-${file.user_id}- %%EOF`).toString('base64');
  }
  for (const user of tables.users) markIn(user, user.id);
  for (const rows of Object.values(tables) as unknown[]) {
    if (!Array.isArray(rows)) continue;
    const owned = rows as { user_id?: number }[];
    rows.splice(0, rows.length, ...firstRowsOfEach(owned));
    for (const row of owned) if (row.user_id !== undefined) markIn(row, row.user_id);
  }
}

function firstRowsOfEach(rows: readonly { user_id?: number }[]): object[] {
  const counts = new Map<number, number>();
  return rows.filter(({ user_id: id }) => {
    if (id === undefined) return true;
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return (counts.get(id) ?? 0) <= MAX_ROWS;
  });
}

/** The people, except the caller, whose personal data is in a text. */
export function strangersIn(
  text: string,
  people: readonly Person[],
  callerId: number | null,
): string[] {
  const ids = [...text.matchAll(SECRET), ...text.matchAll(NUMBER)].map(([, id]) => Number(id));
  const named = new Set(text.match(ADDRESS)?.map((address) => address.toLowerCase()));
  const found = people.filter(({ id, email }) => ids.includes(id) || named.has(email));
  return found.filter(({ id }) => id !== callerId).map(({ email }) => email);
}
