import type { Tables } from '../database/tables';

/** Enough of each person's for every path that reads or writes them. */
const MOST_NOTIFICATIONS = 3;

const SECRET = /rahasia-(\d+)-/g;
const NUMBER = /(?:0899|99|77)0{3}(\d{9})/g;
const ADDRESS = /[\w.]+@bos\.test/gi;

const digits = (start: string, id: number): string => `${start}000${String(id).padStart(9, '0')}`;

/** Columns that hold something personal, and what stands there instead. */
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
  const seen = new Map<number, number>();
  tables.notifications = tables.notifications.filter(({ user_id: id }) => {
    seen.set(id, (seen.get(id) ?? 0) + 1);
    return (seen.get(id) ?? 0) <= MOST_NOTIFICATIONS;
  });
  for (const file of tables.files) {
    file.content = Buffer.from(`%PDF-1.4 rahasia-${file.user_id}- %%EOF`).toString('base64');
  }
  for (const user of tables.users) markIn(user, user.id);
  for (const rows of Object.values(tables) as unknown[]) {
    if (!Array.isArray(rows)) continue;
    for (const row of rows as { user_id?: number }[]) {
      if (row.user_id !== undefined) markIn(row, row.user_id);
    }
  }
}

/** The people other than `callerId` of whom something personal stands in a text. */
export function strangersIn(text: string, tables: Tables, callerId: number | null): string[] {
  const ids = [...text.matchAll(SECRET), ...text.matchAll(NUMBER)].map(([, id]) => Number(id));
  const told = new Set(text.match(ADDRESS)?.map((address) => address.toLowerCase()));
  const known = tables.users.filter(({ id, email }) => ids.includes(id) || told.has(email));
  return known.filter(({ id }) => id !== callerId).map(({ email }) => email);
}
