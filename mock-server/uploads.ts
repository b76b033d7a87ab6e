import type { UserRow } from './database/tables';
import { fail } from './refusal';
import type { Store } from './store';

interface FileReference {
  path_url: string;
}

/** Refuses a file that was never uploaded (422) or that somebody else uploaded (403). */
export function checkUploaded(store: Store, user: UserRow, file: FileReference | null): void {
  if (!file) return;
  const stored = store.tables.files.find((row) => row.path_url === file.path_url);
  if (!stored) throw fail(422, 'Berkas tidak ditemukan, silakan unggah kembali');
  if (stored.user_id !== user.id) throw fail(403, 'Anda tidak berhak mengakses berkas ini');
}
