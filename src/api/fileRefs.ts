import { object, or, text, textOrEmpty, type Reader } from './readers';
import type { FileRef } from './wire';

/** A stored file. Without a path it cannot be opened, so it counts as missing. */
export const readFileRef: Reader<FileRef> = object<FileRef>({
  file_name: textOrEmpty,
  path_url: text,
});

export const fileRefOrNull = or(readFileRef, null);
