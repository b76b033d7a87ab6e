import { plainDigits } from './plainDigits';

/**
 * Adds the slash of `001/002` while the user types. No zeros are added: too few digits are an error
 * (formats.md#rules-for-values).
 */
export function typedRtRw(typed: string): string {
  const text = plainDigits(typed)
    .replaceAll(/[^0-9]+/g, '/')
    .replace(/^\//, '');
  return !text.includes('/') && text.length > 3 ? `${text.slice(0, 3)}/${text.slice(3)}` : text;
}
