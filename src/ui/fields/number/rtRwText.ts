import { plainDigits } from './plainDigits';

/**
 * Puts the stroke of `001/002` while one types. No nought is made up: what has too few digits is told
 * to be so (formats.md#rules-for-values).
 */
export function typedRtRw(typed: string): string {
  const text = plainDigits(typed)
    .replaceAll(/[^0-9]+/g, '/')
    .replace(/^\//, '');
  return !text.includes('/') && text.length > 3 ? `${text.slice(0, 3)}/${text.slice(3)}` : text;
}
