/**
 * How a person reads a typed text, for the reference oracle. Written by code points from the spec
 * alone, so that a slip in the rules of the app cannot hide in its own tools.
 */

const ZERO_WIDTH_JOINER = 0x200d;
const EMOJI = /\p{Extended_Pictographic}/u;
const EMOJI_TAIL = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;

const codeOf = (char: string | undefined): number => char?.codePointAt(0) ?? 0;

const isWithin = (code: number, from: number, to: number): boolean => code >= from && code <= to;

/** A selector shows the character before it in another look; what cannot be seen is everything else. */
const isSelector = (code: number): boolean =>
  isWithin(code, 0xfe00, 0xfe0f) || isWithin(code, 0xe0000, 0xe0fff);

function isUnseen(char: string): boolean {
  const code = codeOf(char);
  if (isWithin(code, 0xd800, 0xdfff)) return true;
  if (char.trim() === '' && code !== 0xfeff) return false;
  return /\p{Cc}/u.test(char) || (/\p{DI}/u.test(char) && !isSelector(code));
}

/** The characters that can be seen, white space included; an emoji of several parts stays whole. */
export function visibleChars(text: string): string[] {
  const chars = Array.from(text);
  return chars.filter((char, index) => {
    if (codeOf(char) !== ZERO_WIDTH_JOINER) return !isUnseen(char);
    return EMOJI_TAIL.test(chars[index - 1] ?? '') && EMOJI.test(chars[index + 1] ?? '');
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

/** One line: composed characters, single spaces, nothing at the ends, the quotes and dashes of a keyboard. */
export function oneLine(text: string): string {
  const composed = visibleChars(text).join('').normalize('NFC');
  const words: string[] = [];
  let word = '';
  for (const char of Array.from(composed)) {
    if (char.trim() !== '') {
      word += TYPED_QUOTES[char] ?? char;
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
    (char) => char.trim() === '' || isSelector(codeOf(char)) || char === '\u2800',
  );

/** The first of the ten digits of each way of writing them that people paste. */
const NOUGHTS = [0x30, 0xff10, 0x0660, 0x06f0];

/** A digit in plain writing; null for any other character. */
export function plainDigit(char: string): string | null {
  const nought = NOUGHTS.find((first) => isWithin(codeOf(char), first, first + 9));
  return nought === undefined ? null : String(codeOf(char) - nought);
}

const SEPARATORS = new Set(Array.from('.-\u2010\u2011\u2012\u2013\u2014\u2015\u2212'));

/**
 * A number that is a name, as NIK and telephone: its digits without the spaces, dots and dashes that
 * people put between; null where anything else is in it. `others` are further separators.
 */
export function digitsOnly(text: string, others = ''): string | null {
  let digits = '';
  for (const char of visibleChars(text)) {
    const digit = plainDigit(char);
    if (digit !== null) digits += digit;
    else if (char.trim() !== '' && !SEPARATORS.has(char) && !others.includes(char)) return null;
  }
  return digits;
}

/** The characters of a text without any white space, digits in plain writing. */
export const tight = (text: string): string =>
  visibleChars(text)
    .filter((char) => char.trim() !== '')
    .map((char) => plainDigit(char) ?? char)
    .join('');
