import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { readContent, type FileType } from './fileContent';

/** What may be uploaded at one place (files.md#which-files-are-taken). */
export interface FileKind {
  readonly types: readonly FileType[];
  readonly maxMb: number;
}

/** Pictures are measured after scaling; before it they may have this much. */
const MAX_ORIGINAL_PICTURE_MB = 25;
const BYTES_PER_MB = 1024 * 1024;

export const FILE_KINDS = {
  document: { types: ['pdf', 'jpg', 'png'], maxMb: 10 },
  picture: { types: ['jpg', 'png'], maxMb: 5 },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof FILE_KINDS;

/** The longest side of a picture as it goes up, in pixels. */
export const MAX_PICTURE_SIDE_PX = 2000;

const typeByExtension: Readonly<Record<string, FileType>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
};

/** The type that a name promises by its extension; null for one that is never accepted. */
export function typeOfName(name: string): FileType | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && Object.hasOwn(typeByExtension, extension)
    ? (typeByExtension[extension] ?? null)
    : null;
}

/** The types of a kind in words: 'PDF, JPG, PNG'. */
export function typesInWords(kind: FileKindName): string {
  return FILE_KINDS[kind].types.map((type) => type.toUpperCase()).join(', ');
}

/** For the `accept` attribute of a file input. */
export function acceptAttribute(kind: FileKindName): string {
  return FILE_KINDS[kind].types
    .map((type) => (type === 'jpg' ? '.jpg,.jpeg,image/jpeg' : `.${type},${MIME_TYPES[type]}`))
    .join(',');
}

const MIME_TYPES: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export function mimeTypeOf(type: FileType): string {
  return MIME_TYPES[type];
}

const wrongType = (kind: FileKindName): MessageRef =>
  messageRef('validation.file.type', { types: typesInWords(kind) });

const isAllowed = (type: FileType | null, kind: FileKindName): boolean =>
  FILE_KINDS[kind].types.some((allowed) => allowed === type);

/** Size of a file that goes up as it is, or of a picture after scaling. */
export function checkFileSize(sizeBytes: number, maxMb: number): MessageRef | null {
  if (sizeBytes === 0) return messageRef('validation.file.empty');
  return sizeBytes > maxMb * BYTES_PER_MB
    ? messageRef('validation.file.tooLarge', { max: maxMb })
    : null;
}

/** A file that was chosen: its name, its size, and its first and last bytes. */
export interface ChosenFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** The first `HEAD_BYTES` of the file, or all of a smaller one. */
  readonly head: Uint8Array;
  /** The last `TAIL_BYTES` of the file, or all of a smaller one. */
  readonly tail: Uint8Array;
}

/** Name and size of a chosen file, which can be judged before any of it is read. */
export function checkNameAndSize(
  { name, sizeBytes }: Pick<ChosenFile, 'name' | 'sizeBytes'>,
  kind: FileKindName,
): MessageRef | null {
  const type = typeOfName(name);
  if (!isAllowed(type, kind)) return wrongType(kind);
  return checkFileSize(
    sizeBytes,
    type === 'pdf' ? FILE_KINDS[kind].maxMb : MAX_ORIGINAL_PICTURE_MB,
  );
}

/**
 * A chosen file before scaling and upload. The content has to be what the name promises; what the
 * browser says of its type does not count.
 */
export function checkChosenFile(file: ChosenFile, kind: FileKindName): MessageRef | null {
  const problem = checkNameAndSize(file, kind);
  if (problem !== null) return problem;
  const content = readContent(file);
  if (content.type !== typeOfName(file.name)) return wrongType(kind);
  if (content.isEncrypted) return messageRef('validation.file.encrypted');
  return content.isComplete ? null : messageRef('validation.file.broken');
}

/** A file as it goes up, after any scaling. */
export function checkReadyFile(sizeBytes: number, kind: FileKindName): MessageRef | null {
  return checkFileSize(sizeBytes, FILE_KINDS[kind].maxMb);
}
