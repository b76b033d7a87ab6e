/**
 * How a person reads a typed text, for the reference oracle. Written by code points from the spec
 * alone, so that a slip in the rules of the app cannot hide in its own tools.
 */

const ZERO_WIDTH_JOINER = 0x200d;
const EMOJI = /\p{Extended_Pictographic}/u;
const EMOJI_TAIL = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;

const codeOf = (sign: string | undefined): number => sign?.codePointAt(0) ?? 0;

const isWithin = (code: number, from: number, to: number): boolean => code >= from && code <= to;

/** A selector shows the sign before it in another look; what cannot be seen is everything else. */
const isSelector = (code: number): boolean =>
  isWithin(code, 0xfe00, 0xfe0f) || isWithin(code, 0xe0000, 0xe0fff);

function isUnseen(sign: string): boolean {
  const code = codeOf(sign);
  if (isWithin(code, 0xd800, 0xdfff)) return true;
  if (sign.trim() === '' && code !== 0xfeff) return false;
  return /\p{Cc}/u.test(sign) || (/\p{DI}/u.test(sign) && !isSelector(code));
}

/** The signs that can be seen, white space included; an emoji of several parts stays whole. */
export function visibleChars(text: string): string[] {
  const signs = Array.from(text);
  return signs.filter((sign, index) => {
    if (codeOf(sign) !== ZERO_WIDTH_JOINER) return !isUnseen(sign);
    return EMOJI_TAIL.test(signs[index - 1] ?? '') && EMOJI.test(signs[index + 1] ?? '');
  });
}

const TYPED_QUOTES: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2212': '-',
};

/** One line: composed signs, single spaces, nothing at the ends, the quotes and dashes of a keyboard. */
export function oneLine(text: string): string {
  const composed = visibleChars(text).join('').normalize('NFC');
  const words: string[] = [];
  let word = '';
  for (const sign of Array.from(composed)) {
    if (sign.trim() !== '') {
      word += TYPED_QUOTES[sign] ?? sign;
      continue;
    }
    words.push(word);
    word = '';
  }
  return [...words, word].filter((each) => each !== '').join(' ');
}

/** Nothing that anybody could see. Braille's empty pattern is one of the blanks that people paste. */
export const isEmptyToTheEye = (text: string): boolean =>
  visibleChars(text).every(
    (sign) => sign.trim() === '' || isSelector(codeOf(sign)) || sign === '\u2800',
  );

/** The first of the ten digits of each way of writing them that people paste. */
const NOUGHTS = [0x30, 0xff10, 0x0660, 0x06f0];

/** A digit in plain writing; null for any other sign. */
export function plainDigit(sign: string): string | null {
  const nought = NOUGHTS.find((first) => isWithin(codeOf(sign), first, first + 9));
  return nought === undefined ? null : String(codeOf(sign) - nought);
}

const SEPARATORS = new Set(Array.from('.-\u2010\u2011\u2012\u2013\u2014\u2015\u2212'));

/**
 * A number that is a name, as NIK and telephone: its digits without the spaces, dots and dashes that
 * people put between; null where anything else stands in it. `others` are further separators.
 */
export function digitsOnly(text: string, others = ''): string | null {
  let digits = '';
  for (const sign of visibleChars(text)) {
    const digit = plainDigit(sign);
    if (digit !== null) digits += digit;
    else if (sign.trim() !== '' && !SEPARATORS.has(sign) && !others.includes(sign)) return null;
  }
  return digits;
}

/** The signs of a text without any white space, digits in plain writing. */
export const tight = (text: string): string =>
  visibleChars(text)
    .filter((sign) => sign.trim() !== '')
    .map((sign) => plainDigit(sign) ?? sign)
    .join('');
