import { toPlainDigits, withoutInvisible } from '../validation/normalise';

/** More than 15 digits cannot be counted exactly. */
const plain = /^-?\d{1,15}(?:[.,]0{1,2})?$/;
const groupedByDots = /^-?\d{1,3}(?:\.\d{3}){1,4}(?:,0{1,2})?$/;
const groupedByCommas = /^-?\d{1,3}(?:,\d{3}){1,4}(?:\.0{1,2})?$/;
const zeroSen = /[.,]0{1,2}$/;

/**
 * An amount in whole rupiah from what was typed or pasted: `12.500.000`, `Rp 12.500.000,00`,
 * `Rp 12.500.000,-`, `12,500,000` or a number. Null where it is no whole amount that can be
 * counted exactly.
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

/** Digits with a dot after every three from the right: `12.500.000`. */
export function groupThousands(digits: string): string {
  const first = digits.length % 3;
  const rest = digits.slice(first).replace(/.{3}/g, '.$&');
  return first === 0 ? rest.slice(1) : digits.slice(0, first) + rest;
}
