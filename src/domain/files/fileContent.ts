/** The types that are accepted anywhere. */
export type FileType = 'pdf' | 'jpg' | 'png';

/** How much of a file's beginning and end is read to judge it. */
export const HEAD_BYTES = 64 * 1024;
export const TAIL_BYTES = 64 * 1024;

/** What the bytes of a file say, whatever its name. */
export interface FileContent {
  /** Null for anything that is not accepted. */
  readonly type: FileType | null;
  /** The end of the format is there: the file was not cut off. */
  readonly isComplete: boolean;
  readonly isEncrypted: boolean;
}

const bytesOf = (text: string): readonly number[] => Array.from(text, (sign) => sign.charCodeAt(0));

const signatures: Readonly<Record<FileType, readonly number[]>> = {
  pdf: bytesOf('%PDF-'),
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

const FILE_TYPES = Object.keys(signatures) as FileType[];

const isAt = (bytes: Uint8Array, wanted: readonly number[], start: number): boolean =>
  wanted.every((byte, index) => bytes[start + index] === byte);

const holds = (bytes: Uint8Array, wanted: readonly number[]): boolean => {
  const last = bytes.length - wanted.length;
  for (let start = 0; start <= last; start += 1) {
    if (isAt(bytes, wanted, start)) return true;
  }
  return false;
};

const holdsText = (bytes: Uint8Array, text: string): boolean => holds(bytes, bytesOf(text));

/** Phones append a film to the photo, which hides the photo's end. */
const isMotionPhoto = (head: Uint8Array): boolean =>
  holdsText(head, 'MotionPhoto') || holdsText(head, 'MicroVideo');

const isWhole: Readonly<Record<FileType, (head: Uint8Array, tail: Uint8Array) => boolean>> = {
  pdf: (_head, tail) => holdsText(tail, '%%EOF'),
  jpg: (head, tail) => holds(tail, [0xff, 0xd9]) || isMotionPhoto(head),
  png: (_head, tail) => holdsText(tail, 'IEND'),
};

/** FNV-1a over 32 bits, in hexadecimal. */
function hashOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16);
}

/**
 * By what a file is known again under another name: its size, its beginning and its end. Two photos
 * of the same size differ in both, so equal ones are the same file; nothing secret hangs on it.
 */
export const fingerprintOf = (sizeBytes: number, head: Uint8Array, tail: Uint8Array): string =>
  [sizeBytes, hashOf(head), hashOf(tail)].join('-');

/** Reads type, completeness and encryption from the first and last bytes of a file. */
export function readContent(head: Uint8Array, tail: Uint8Array): FileContent {
  const type = FILE_TYPES.find((candidate) => isAt(head, signatures[candidate], 0)) ?? null;
  if (type === null) return { type, isComplete: false, isEncrypted: false };
  return {
    type,
    isComplete: isWhole[type](head, tail),
    isEncrypted: type === 'pdf' && (holdsText(head, '/Encrypt') || holdsText(tail, '/Encrypt')),
  };
}
