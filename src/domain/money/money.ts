import { toPlainDigits, withoutInvisible } from '../validation/normalise';

/** Numbers with more than 15 digits are not exact in JavaScript. */
const plain = /^-?\d{1,15}(?:[.,]0{1,2})?$/;
const groupedByDots = /^-?\d{1,3}(?:\.\d{3}){1,4}(?:,0{1,2})?$/;
const groupedByCommas = /^-?\d{1,3}(?:,\d{3}){1,4}(?:\.0{1,2})?$/;
const zeroSen = /[.,]0{1,2}$/;

/**
 * Reads a typed or pasted amount in whole rupiah: `12.500.000`, `Rp 12.500.000,00`, `Rp
 * 12.500.000,-`, `12,500,000` or a number. Null where it is not a whole amount or has too many
 * digits to be exact.
 */
export function readAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = toPlainDigits(withoutInvisible(value))
    .replace(/\s/g, '')
    .replace(/^rp\.?/i, '')
    .replace(/,-$/, '');
  if (![plain, groupedByDots, groupedByCommas].some((form) => form.test(text))) return null;
  return Number(text.replace(zeroSen, '').replace(/[.,]/g, ''));
}

/** Digits with a dot between groups of three: `12.500.000`. */
export function groupThousands(digits: string): string {
  const first = digits.length % 3;
  const rest = digits.slice(first).replace(/.{3}/g, '.$&');
  return first === 0 ? rest.slice(1) : digits.slice(0, first) + rest;
}
