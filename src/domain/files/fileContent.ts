import { typedKeys } from '@/primitives/typedKeys';

/** All file types that any upload accepts. */
export type FileType = 'pdf' | 'jpg' | 'png';

/** How many bytes at the beginning and at the end of a file are read to check it. */
export const HEAD_BYTES = 64 * 1024;
export const TAIL_BYTES = 64 * 1024;

/** What the bytes of a file say, regardless of its name. */
export interface FileContent {
  /** Null for a type that is not accepted. */
  readonly type: FileType | null;
  /** The end marker of the format is there: the file was not cut off. */
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

const isAt = (bytes: Uint8Array, pattern: readonly number[], start: number): boolean =>
  pattern.every((byte, index) => bytes[start + index] === byte);

const holds = (bytes: Uint8Array, pattern: readonly number[]): boolean => {
  const last = bytes.length - pattern.length;
  for (let start = 0; start <= last; start += 1) {
    if (isAt(bytes, pattern, start)) return true;
  }
  return false;
};

const holdsText = (bytes: Uint8Array, text: string): boolean => holds(bytes, bytesOf(text));

/** Phones append a video to the photo, so the file does not end with the photo's end marker. */
const isMotionPhoto = (head: Uint8Array): boolean =>
  holdsText(head, 'MotionPhoto') || holdsText(head, 'MicroVideo');

/**
 * Where the scan of a JPEG begins. Previews before it have end markers of their own. 0 if the scan
 * is not in the head.
 */
function scanStart(head: Uint8Array): number {
  let at = 2;
  while (at + 4 <= head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    if (marker === 0xda) return at;
    // The first byte of a marker may be repeated as padding.
    at += marker === 0xff ? 1 : 2 + (head[at + 2] ?? 0) * 256 + (head[at + 3] ?? 0);
  }
  return 0;
}

/**
 * A file is also a ZIP archive where its end record, with the comment length it announces, reaches
 * exactly to the end of the file.
 */
function endsAsArchive(tail: Uint8Array): boolean {
  const mark = [0x50, 0x4b, 0x05, 0x06];
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (!isAt(tail, mark, at)) continue;
    const commentBytes = (tail[at + 20] ?? 0) + (tail[at + 21] ?? 0) * 256;
    if (at + 22 + commentBytes === tail.length) return true;
  }
  return false;
}

/** The bytes that are read of a file; see `HEAD_BYTES` and `TAIL_BYTES`. */
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
 * Recognises the same file under another name, by its size, beginning and end. Different photos of
 * the same size differ in both, so equal fingerprints mean the same file. It is not a security
 * check.
 */
export const fingerprintOf = (sizeBytes: number, head: Uint8Array, tail: Uint8Array): string =>
  [sizeBytes, hashOf(head), hashOf(tail)].join('-');

/**
 * Reads type, completeness and encryption from the first and last bytes of a file. A file that is
 * also a ZIP archive is not accepted, because other programs would open it as one.
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
