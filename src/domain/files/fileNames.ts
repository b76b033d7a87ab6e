import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { normaliseText, withoutInvisible } from '../validation/normalise';

const MAX_NAME_BYTES = 255;
const FALLBACK_NAME = 'berkas';
/** Names that Windows reserves for devices, with any extension, and a space before it. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9]) ?(?:\.|$)/i;
const notInNames = /[<>:"|?*\t\n\v\f\r]/g;
/**
 * Browsers encode quotation marks and line breaks in multipart form data like this, and a server
 * decodes them.
 */
const encodedByForms = /%(?:22|0[ad])/gi;

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/**
 * The name without its extension, and the extension with its dot. A very long extension counts as
 * part of the name.
 */
const split = (name: string): readonly [string, string] => {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= 12 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
};

const cutToBytes = (text: string, maxBytes: number): string => {
  // Each character takes at least one byte, so everything beyond `maxBytes` characters can be
  // dropped first.
  const chars = Array.from(text.slice(0, maxBytes));
  while (chars.length > 0 && byteLength(chars.join('')) > maxBytes) chars.pop();
  return chars.join('');
};

/**
 * A file name that is safe to store and show: no path, no invisible or direction-changing
 * characters, none that file systems reject, at most 255 bytes including its extension. Idempotent.
 */
export function safeFileName(name: string): string {
  const last = withoutInvisible(name.slice(-4096)).split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(encodedByForms, ' ')
    .replace(notInNames, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const named = clean === '' ? FALLBACK_NAME : clean;
  const [stem, extension] = split(deviceName.test(named) ? `_${named}` : named);
  return `${cutToBytes(stem, MAX_NAME_BYTES - byteLength(extension)).trimEnd()}${extension}`;
}

/** Shortens a name for display: cut in the middle, so that the beginning and the extension stay. */
export function shortFileName(name: string, maxChars = 32): string {
  const chars = Array.from(safeFileName(name));
  if (chars.length <= maxChars) return chars.join('');
  const kept = maxChars - 1;
  const end = Math.min(12, Math.floor(kept / 2));
  return `${chars.slice(0, kept - end).join('')}…${chars.slice(-end).join('')}`;
}

/** Document names are compared without regard to letter case and spaces. */
const comparable = (name: string): string => normaliseText(name).toLocaleLowerCase('id');

/** For each name in a list, whether an earlier one is the same. */
export function repeatedDocumentNames(names: readonly string[]): readonly boolean[] {
  const known = new Set<string>();
  return names.map(comparable).map((name) => {
    const isRepeated = known.has(name);
    if (name !== '') known.add(name);
    return isRepeated;
  });
}

/** The message for a name that an earlier document in the list has. */
export const REPEATED_NAME = messageRef('validation.file.repeatedName');

/**
 * A safe name that is not in `taken`, compared without letter case and spaces. Where needed, a
 * number is added before the extension: `foto (2).jpg`.
 */
export function freeFileName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(comparable));
  const safe = safeFileName(name);
  const [stem, extension] = split(safe);
  let free = safe;
  for (let count = 2; known.has(comparable(free)); count += 1) {
    const end = ` (${count})${extension}`;
    free = `${cutToBytes(stem, MAX_NAME_BYTES - byteLength(end)).trimEnd()}${end}`;
  }
  return free;
}

/** Checks the document names of one list: blank ones are ignored, no other may repeat. */
export const checkDocumentNames = (names: readonly string[]): MessageRef | null =>
  repeatedDocumentNames(names).includes(true) ? REPEATED_NAME : null;
