import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { readContent, type FileType } from './fileContent';

/** What an upload field accepts (files.md#which-files-are-taken). */
export interface FileKind {
  readonly types: readonly FileType[];
  readonly maxMb: number;
}

/**
 * Pictures are scaled before the upload, and the size limit applies after that; before it they may
 * be this large.
 */
const MAX_ORIGINAL_PICTURE_MB = 25;
const BYTES_PER_MB = 1024 * 1024;

export const FILE_KINDS = {
  document: { types: ['pdf', 'jpg', 'png'], maxMb: 10 },
  picture: { types: ['jpg', 'png'], maxMb: 5 },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof FILE_KINDS;

/** The longest side of an uploaded picture, in pixels. */
export const MAX_PICTURE_SIDE_PX = 2000;

const typeByExtension: Readonly<Record<string, FileType>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
};

/** The type that the extension of a name stands for; null for one that is never accepted. */
export function typeOfName(name: string): FileType | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && Object.hasOwn(typeByExtension, extension)
    ? (typeByExtension[extension] ?? null)
    : null;
}

/** The types of a kind as text: 'PDF, JPG, PNG'. */
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

/** Checks the size of a file that is uploaded unchanged, or of a picture after scaling. */
export function checkFileSize(sizeBytes: number, maxMb: number): MessageRef | null {
  if (sizeBytes === 0) return messageRef('validation.file.empty');
  return sizeBytes > maxMb * BYTES_PER_MB
    ? messageRef('validation.file.tooLarge', { max: maxMb })
    : null;
}

/** A file that the user chose: its name, its size, and its first and last bytes. */
export interface ChosenFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** The first `HEAD_BYTES` of the file, or all of a smaller one. */
  readonly head: Uint8Array;
  /** The last `TAIL_BYTES` of the file, or all of a smaller one. */
  readonly tail: Uint8Array;
}

/** Checks name and size of a chosen file, before any of it is read. */
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
 * Checks a chosen file before scaling and upload. The content must match the extension of the name;
 * the MIME type that the browser reports is ignored.
 */
export function checkChosenFile(file: ChosenFile, kind: FileKindName): MessageRef | null {
  const problem = checkNameAndSize(file, kind);
  if (problem !== null) return problem;
  const content = readContent(file);
  if (content.type !== typeOfName(file.name)) return wrongType(kind);
  if (content.isEncrypted) return messageRef('validation.file.encrypted');
  return content.isComplete ? null : messageRef('validation.file.broken');
}

/** Checks a file that is ready for upload, after any scaling. */
export function checkReadyFile(sizeBytes: number, kind: FileKindName): MessageRef | null {
  return checkFileSize(sizeBytes, FILE_KINDS[kind].maxMb);
}
