import type { FileRef } from '@/api/wire';
import { readDate } from '@/domain/dates';
import { isBlank } from '@/domain/validation/check';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';

/** A stored text as a text field holds it. */
export const textOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A file of the server as forms hold it. */
export const storedFileOf = (file: FileRef): StoredFile => ({
  fileName: file.file_name,
  pathUrl: file.path_url,
});

/** The same where there may be none. */
export const fileOf = (stored: FileRef | null | undefined): StoredFile | null =>
  stored ? storedFileOf(stored) : null;

/** An upload as it is sent. */
export const fileRefOf = (file: StoredFile | null): FileRef | null =>
  file === null ? null : { file_name: file.fileName, path_url: file.pathUrl };

/** A typed text as it is sent: normalised, null where there is nothing. */
export const sentText = (typed: string, normalise: (text: string) => string): string | null =>
  isBlank(typed) ? null : normalise(typed);

/** A typed day as it is sent; a text that no calendar has stays, for the rules to refuse. */
export const sentDate = (typed: string): string | null =>
  isBlank(typed) ? null : (readDate(typed) ?? typed);
