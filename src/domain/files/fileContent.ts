import { typedKeys } from '@/primitives/typedKeys';

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

const bytesOf = (text: string): readonly number[] => Array.from(text, (char) => char.charCodeAt(0));

const signatures: Readonly<Record<FileType, readonly number[]>> = {
  pdf: bytesOf('%PDF-'),
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

const FILE_TYPES = typedKeys(signatures);

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

/** Where the scan of a JPEG begins, behind previews that have an end of their own; 0 if not in the head. */
function scanStart(head: Uint8Array): number {
  let at = 2;
  while (at + 4 <= head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    if (marker === 0xda) return at;
    // A marker may be filled up with more of its first byte.
    at += marker === 0xff ? 1 : 2 + (head[at + 2] ?? 0) * 256 + (head[at + 3] ?? 0);
  }
  return 0;
}

/** The end of an archive says itself how much follows: a comment, up to the end of the file. */
function endsAsArchive(tail: Uint8Array): boolean {
  const mark = [0x50, 0x4b, 0x05, 0x06];
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (!isAt(tail, mark, at)) continue;
    const commentBytes = (tail[at + 20] ?? 0) + (tail[at + 21] ?? 0) * 256;
    if (at + 22 + commentBytes === tail.length) return true;
  }
  return false;
}

/** What is read of a file; see `HEAD_BYTES` and `TAIL_BYTES`. */
interface Ends {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
  readonly sizeBytes: number;
}

const isWhole: Readonly<Record<FileType, (ends: Ends) => boolean>> = {
  pdf: ({ tail }) => holdsText(tail, '%%EOF'),
  jpg: ({ head, tail, sizeBytes }) => {
    const inTail = scanStart(head) - (sizeBytes - tail.length);
    return holds(tail.subarray(Math.max(0, inTail)), [0xff, 0xd9]) || isMotionPhoto(head);
  },
  png: ({ tail }) => holdsText(tail, 'IEND'),
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

/**
 * Reads type, completeness and encryption from the first and last bytes of a file. What is an archive
 * too, to whoever opens it as one, is nothing that is accepted.
 */
export function readContent(ends: Ends): FileContent {
  const { head, tail } = ends;
  const type = FILE_TYPES.find((candidate) => isAt(head, signatures[candidate], 0)) ?? null;
  if (type === null || endsAsArchive(tail))
    return { type: null, isComplete: false, isEncrypted: false };
  return {
    type,
    isComplete: isWhole[type](ends),
    isEncrypted: type === 'pdf' && (holdsText(head, '/Encrypt') || holdsText(tail, '/Encrypt')),
  };
}
