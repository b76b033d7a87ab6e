import { plainDigits } from './plainDigits';

/** How digits are grouped: rupiah from the right by three, a NIK from the left by four. */
export type Grouping =
  | { from: 'left'; sizes: readonly number[]; separator: string }
  | { from: 'right'; size: number; separator: string };

/** The digits of a text, however they are written. */
export const digitsOf = (text: string): string => plainDigits(text).replaceAll(/[^0-9]/g, '');

/** A number that a spreadsheet has shortened (`1.23457E+09`), or words between two numbers. */
const wordWithin = /\d[^\d\p{L}]*\p{L}.*\d/su;
/** A spreadsheet's version of a long number: grouped by thousands, without decimals. */
const emptyRest = /^(\d+|\d{1,3}(?:\.\d{3})+),0{1,2}$|^(\d+|\d{1,3}(?:,\d{3})+)\.0{1,2}$/;

/** The digits of pasted text; a text with more than one number stays, to be refused. */
function pastedDigits(text: string): string {
  const plain = plainDigits(text).trim();
  if (wordWithin.test(plain)) return plain;
  const [, dotted, commaed] = emptyRest.exec(plain) ?? [];
  return digitsOf(dotted ?? commaed ?? plain);
}

/** After the last digit comes no plus; that no digit follows it keeps long texts from taking long. */
const onlyNumber = /^[\s\d.,()+\u2010-\u2015\u2212-]*\d[\s.,()\u2010-\u2015\u2212-]*$/;

/** The digits of a stored number; one with other characters is returned unchanged. */
export const storedDigits = (value: string): string =>
  onlyNumber.test(plainDigits(value)) ? digitsOf(value) : value;

/** The format of an identifier (NIK, account): only its digits, in groups. */
export const digitsFormat = (grouping: Grouping) => ({
  show: (digits: string) => (/\D/.test(digits) ? digits : groupDigits(digits, grouping)),
  read: digitsOf,
  readPasted: pastedDigits,
  significant: /[0-9]/,
});

function cutFromLeft(digits: string, sizes: readonly number[]): string[] {
  const groups: string[] = [];
  let at = 0;
  // The last size repeats for the remaining digits.
  for (let index = 0; at < digits.length; index += 1) {
    const size = sizes[Math.min(index, sizes.length - 1)] ?? digits.length;
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups;
}

function cutFromRight(digits: string, size: number): string[] {
  const first = digits.length % size;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += size) groups.push(digits.slice(at, at + size));
  return groups;
}

export const groupDigits = (digits: string, grouping: Grouping): string =>
  (grouping.from === 'left'
    ? cutFromLeft(digits, grouping.sizes)
    : cutFromRight(digits, grouping.size)
  ).join(grouping.separator);

/** The caret position in a grouped text after so many significant characters. */
export function caretAfter(text: string, count: number, significant = /[0-9]/): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at;
    if (significant.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}

/** The digits that are left after deleting a separator: the digit next to it is deleted. */
export function digitsAfterEdit(
  before: string,
  after: string,
  digitsBeforeCaret: number,
  inputType: string,
): { digits: string; caret: number } {
  if (before !== after || !inputType.startsWith('deleteContent')) {
    return { digits: after, caret: digitsBeforeCaret };
  }
  const isForward = inputType === 'deleteContentForward';
  const gone = isForward ? digitsBeforeCaret : digitsBeforeCaret - 1;
  if (gone < 0) return { digits: after, caret: 0 };
  return { digits: after.slice(0, gone) + after.slice(gone + 1), caret: gone };
}
