import { plainDigits } from './plainDigits';

const padded = (number: string): string => number.padStart(3, '0');

/**
 * Puts the stroke of `001/002` while one types. A number before a stroke that was typed (`1/2`) gets
 * its noughts; while one edits within, everything else is left as it stands.
 */
export function typedRtRw(before: string, after: string): string {
  const text = plainDigits(after)
    .replaceAll(/[^0-9]+/g, '/')
    .replace(/^\//, '');
  if (!text.includes('/')) return text.length > 3 ? `${text.slice(0, 3)}/${text.slice(3)}` : text;
  const isWrittenOn = before === '' || (after.length > before.length && after.startsWith(before));
  return isWrittenOn ? text.replace(/^[0-9]{1,2}(?=\/)/, padded) : text;
}

/** Both numbers with their noughts, where there are two; any other text as it is. */
export function wholeRtRw(text: string): string {
  const [, rt, rw] = /^([0-9]{1,3})\/([0-9]{1,3})$/.exec(text) ?? [];
  return rt && rw ? `${padded(rt)}/${padded(rw)}` : text;
}
