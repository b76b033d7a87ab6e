import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { normaliseText, withoutInvisible } from '../validation/normalise';

const MAX_NAME_BYTES = 255;
const FALLBACK_NAME = 'berkas';
/** Names that Windows keeps for devices, whatever their extension. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
const notInNames = /[<>:"|?*\t\n\v\f\r]/g;
/** How forms write a quotation mark and the ends of lines: on the way a server takes it for these. */
const encodedByForms = /%(?:22|0[ad])/gi;

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** The name without its extension, and the extension with its dot; a long one is no extension. */
const split = (name: string): readonly [string, string] => {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= 12 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
};

const cutToBytes = (text: string, maxBytes: number): string => {
  // No sign takes less than a byte, so longer ends can go at once.
  const chars = Array.from(text.slice(0, maxBytes));
  while (chars.length > 0 && byteLength(chars.join('')) > maxBytes) chars.pop();
  return chars.join('');
};

/**
 * A file name that is only data: no path, no characters that nobody sees or that turn the direction
 * of writing, none that file systems refuse, at most 255 bytes with its extension kept. Idempotent.
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

/** A name short enough to show: cut in the middle, so that beginning and extension stay. */
export function shortFileName(name: string, maxChars = 32): string {
  const chars = Array.from(safeFileName(name));
  if (chars.length <= maxChars) return chars.join('');
  const kept = maxChars - 1;
  const end = Math.min(12, Math.floor(kept / 2));
  return `${chars.slice(0, kept - end).join('')}…${chars.slice(-end).join('')}`;
}

/** What tells the names of two documents apart: letter case and spaces do not. */
const comparable = (name: string): string => normaliseText(name).toLocaleLowerCase('id');

/** Of names in the order of their list, whether each says again what one before it has said. */
export function repeatedDocumentNames(names: readonly string[]): readonly boolean[] {
  const known = new Set<string>();
  return names.map(comparable).map((name) => {
    const isRepeated = known.has(name);
    if (name !== '') known.add(name);
    return isRepeated;
  });
}

/** What is said of a name that an earlier document in the list has. */
export const REPEATED_NAME = messageRef('validation.file.repeatedName');

/**
 * A safe name that none of these is, however they are written: a number goes before the extension
 * where it has to, as in `foto (2).jpg`.
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

/** Names of documents that stand in one list: blank ones aside, none may repeat. */
export const checkDocumentNames = (names: readonly string[]): MessageRef | null =>
  repeatedDocumentNames(names).includes(true) ? REPEATED_NAME : null;
