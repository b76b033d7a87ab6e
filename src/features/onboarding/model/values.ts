import type { FileRef } from '@/api/wire';
import { readDate } from '@/domain/dates';
import { isBlank } from '@/domain/validation/check';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';

/** A stored text as the value of a text field. */
export const textOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A stored file as a form value. */
export const storedFileOf = (file: FileRef): StoredFile => ({
  fileName: file.file_name,
  pathUrl: file.path_url,
});

/** The same for an optional file. */
export const fileOf = (stored: FileRef | null | undefined): StoredFile | null =>
  stored ? storedFileOf(stored) : null;

/** An upload as it is sent. */
export const fileRefOf = (file: StoredFile | null): FileRef | null =>
  file === null ? null : { file_name: file.fileName, path_url: file.pathUrl };

/** A typed text as it is sent: normalised, null if empty. */
export const sentText = (typed: string, normalise: (text: string) => string): string | null =>
  isBlank(typed) ? null : normalise(typed);

/** A typed day as it is sent; a text that is not a date stays, and the rules refuse it. */
export const sentDate = (typed: string): string | null =>
  isBlank(typed) ? null : (readDate(typed) ?? typed);
