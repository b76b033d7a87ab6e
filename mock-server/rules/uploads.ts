import { fail } from '../core/apiProblem';
import type { Store } from '../core/store';
import type { FileRow, UserRow } from '../database/tables';

function findOwnFile(store: Store, user: UserRow, pathUrl: string): FileRow | undefined {
  const file = store.tables.files.find((row) => row.path_url === pathUrl);
  if (file && file.user_id !== user.id) throw fail(403, 'Anda tidak berhak mengakses berkas ini');
  return file;
}

/** The uploaded file at an address; 404 if there is none, 403 if it is another user's. */
export function findUploaded(store: Store, user: UserRow, pathUrl: string): FileRow {
  const file = findOwnFile(store, user, pathUrl);
  if (!file) throw fail(404, 'Berkas tidak ditemukan');
  return file;
}

/** Refuses answers with a file that was not uploaded (422) or is another user's (403). */
export function checkUploaded(
  store: Store,
  user: UserRow,
  file: Pick<FileRow, 'path_url'> | null,
): void {
  if (file && !findOwnFile(store, user, file.path_url)) {
    throw fail(422, 'Berkas tidak ditemukan, silakan unggah kembali');
  }
}
