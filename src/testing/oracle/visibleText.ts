/**
 * How a person reads a typed text, for the oracle. Written from the spec with code points only, so
 * that a mistake in the app's normalisation is not repeated here.
 */

const ZERO_WIDTH_JOINER = 0x200d;
const EMOJI = /\p{Extended_Pictographic}/u;
const EMOJI_TAIL = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;

const codeOf = (char: string | undefined): number => char?.codePointAt(0) ?? 0;

const isWithin = (code: number, from: number, to: number): boolean => code >= from && code <= to;

/**
 * A variation selector changes the look of the character before it; all other invisible characters
 * are removed.
 */
const isSelector = (code: number): boolean =>
  isWithin(code, 0xfe00, 0xfe0f) || isWithin(code, 0xe0000, 0xe0fff);

function isUnseen(char: string): boolean {
  const code = codeOf(char);
  if (isWithin(code, 0xd800, 0xdfff)) return true;
  if (char.trim() === '' && code !== 0xfeff) return false;
  return /\p{Cc}/u.test(char) || (/\p{DI}/u.test(char) && !isSelector(code));
}

/** The visible characters, including white space; an emoji of several code points stays whole. */
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

/**
 * One line: composed characters, single spaces, trimmed, with the quotes and dashes of a keyboard.
 */
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

/** Whether a text looks empty. The empty Braille pattern is one of the blanks that people paste. */
export const isEmptyToTheEye = (text: string): boolean =>
  visibleChars(text).every(
    (char) => char.trim() === '' || isSelector(codeOf(char)) || char === '\u2800',
  );

/** The digit zero in each digit set that people paste. */
const ZEROS = [0x30, 0xff10, 0x0660, 0x06f0];

/** The ASCII digit for a digit of any of these sets; null for any other character. */
export function plainDigit(char: string): string | null {
  const zero = ZEROS.find((first) => isWithin(codeOf(char), first, first + 9));
  return zero === undefined ? null : String(codeOf(char) - zero);
}

const SEPARATORS = new Set(Array.from('.-\u2010\u2011\u2012\u2013\u2014\u2015\u2212'));

/**
 * The digits of an identifier such as a NIK or telephone number, without the spaces, dots and
 * dashes between them; null where it has any other character. `others` are further separators.
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

/** The visible characters of a text without white space, with ASCII digits. */
export const tight = (text: string): string =>
  visibleChars(text)
    .filter((char) => char.trim() !== '')
    .map((char) => plainDigit(char) ?? char)
    .join('');
