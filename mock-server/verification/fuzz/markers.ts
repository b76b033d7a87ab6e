import type { Tables, UserRow } from '../../database/tables';

/** Enough of each person's for every path that reads or writes them. */
const MOST_ROWS = 4;

const SECRET = /rahasia-(\d+)-/g;
const NUMBER = /(?:0899|99|77)0{3}(\d{9})/g;
const ADDRESS = /[\w.]+@bos\.test/gi;

export type Person = Pick<UserRow, 'id' | 'email'>;

const digits = (start: string, id: number): string => `${start}000${String(id).padStart(9, '0')}`;

/** Columns that hold something personal, and what is there instead. */
const MARKED: Readonly<Record<string, (userId: number) => string>> = {
  nik: (id) => digits('99', id),
  npwp: (id) => digits('99', id),
  phone_number: (id) => digits('0899', id),
  account_no: (id) => digits('77', id),
};

const NAMED = [
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
  const holder = value as Record<string, unknown>;
  for (const [key, part] of Object.entries(holder)) {
    if (typeof part !== 'string') markIn(part, userId);
    else if (NAMED.includes(key)) holder[key] = `rahasia-${userId}-${key}`;
    else holder[key] = MARKED[key]?.(userId) ?? part;
  }
}

/**
 * Marks everything personal in the store with the id of its owner, and makes the store small, so
 * that it can be compared after every request.
 */
export function markOwners(tables: Tables): void {
  for (const file of tables.files) {
    file.content = Buffer.from(`%PDF-1.4 rahasia-${file.user_id}- %%EOF`).toString('base64');
  }
  for (const user of tables.users) markIn(user, user.id);
  for (const rows of Object.values(tables) as unknown[]) {
    if (!Array.isArray(rows)) continue;
    const owned = rows as { user_id?: number }[];
    rows.splice(0, rows.length, ...fewOfEach(owned));
    for (const row of owned) if (row.user_id !== undefined) markIn(row, row.user_id);
  }
}

function fewOfEach(rows: readonly { user_id?: number }[]): object[] {
  const counts = new Map<number, number>();
  return rows.filter(({ user_id: id }) => {
    if (id === undefined) return true;
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return (counts.get(id) ?? 0) <= MOST_ROWS;
  });
}

/** Those of `people` other than `callerId` of whom something personal is in a text. */
export function strangersIn(
  text: string,
  people: readonly Person[],
  callerId: number | null,
): string[] {
  const ids = [...text.matchAll(SECRET), ...text.matchAll(NUMBER)].map(([, id]) => Number(id));
  const named = new Set(text.match(ADDRESS)?.map((address) => address.toLowerCase()));
  const known = people.filter(({ id, email }) => ids.includes(id) || named.has(email));
  return known.filter(({ id }) => id !== callerId).map(({ email }) => email);
}
