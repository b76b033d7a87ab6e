import { fail } from '../core/apiProblem';
import type { Store } from '../core/store';
import type { UserRow } from '../database/tables';

const NOT_FOUND = 'Data tidak ditemukan';
const NOT_YOURS = 'Anda tidak berhak mengakses data ini';

/** The row with this id; 404 if there is none, 403 if it is another user's. */
export function findOwn<Row extends { id: number; user_id: number }>(
  rows: readonly Row[],
  id: number,
  user: UserRow,
): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw fail(404, NOT_FOUND);
  if (row.user_id !== user.id) throw fail(403, NOT_YOURS);
  return row;
}

/** Allows a call to `/user/{id}/…` for that user; 403 for others, 404 if the id is unknown. */
export function checkSelf(store: Store, userId: number, user: UserRow): void {
  if (!store.findUser(userId)) throw fail(404, NOT_FOUND);
  if (userId !== user.id) throw fail(403, NOT_YOURS);
}

/** The rows of one user. */
export function ownedBy<Row extends { user_id: number }>(
  rows: readonly Row[],
  user: UserRow,
): Row[] {
  return rows.filter((row) => row.user_id === user.id);
}

/** A row as the contract has it: a copy without `user_id`. */
export function toResponse<Row extends { user_id: number }>(row: Row): Omit<Row, 'user_id'> {
  const columns: Omit<Row, 'user_id'> & { user_id?: number } = { ...row };
  delete columns.user_id;
  return columns;
}
