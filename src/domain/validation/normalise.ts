/**
 * The code point of the digit 0 in the digit sets that people paste: full-width and Arabic digits.
 */
const digitZeros = [0xff10, 0x0660, 0x06f0];
const foreignDigits = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g;
/**
 * Invisible characters, except variation selectors, which change the look of the character before
 * them.
 */
const invisible = /(?![\ufe00-\ufe0f\u{e0000}-\u{e0fff}])\p{DI}|\p{Cs}|(?!\s)\p{Cc}/gu;
const ZERO_WIDTH_JOINER = '\u200d';
const emojiAtEnd = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;
const emojiAtStart = /^\p{Extended_Pictographic}/u;
const spaceRun = /\s+/g;

/** Replaces full-width and Arabic digits by ASCII digits. */
export function toPlainDigits(text: string): string {
  return text.replace(foreignDigits, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = digitZeros.find((first) => code >= first && code <= first + 9) ?? code;
    return String(code - zero);
  });
}

const isWithinEmoji = (text: string, at: number): boolean =>
  emojiAtEnd.test(text.slice(Math.max(0, at - 2), at)) &&
  emojiAtStart.test(text.slice(at + 1, at + 3));

/**
 * Removes characters that cannot be seen: zero-width and direction-changing ones, fillers, control
 * characters other than white space, and unpaired surrogates. The joiners within an emoji stay.
 */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, (char, at: number) =>
    char === ZERO_WIDTH_JOINER && isWithinEmoji(text, at) ? char : '',
  );
}

/** Removes everything except digits. */
export function toDigits(text: string): string {
  return toPlainDigits(text).replace(/[^0-9]/g, '');
}

/**
 * Removes what people put between digits: white space, dots and dashes. Everything else stays, so
 * that a rule can reject it.
 */
export function withoutSeparators(text: string): string {
  return toPlainDigits(withoutInvisible(text)).replace(/[\s.\u2010-\u2015\u2212-]/g, '');
}

/**
 * Normalises one line of text: composed characters, single spaces, nothing invisible, straight
 * quotes and dashes.
 */
export function normaliseText(text: string): string {
  return withoutInvisible(text)
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(spaceRun, ' ')
    .trim();
}

/** The e-mail address that is sent: trimmed, without zero-width characters. Idempotent. */
export function normaliseEmail(text: string): string {
  return withoutInvisible(text).trim();
}

/**
 * The tax number that is sent: without separators; letters stay, so that the rule can reject them.
 */
export function normaliseNpwp(text: string): string {
  return withoutSeparators(text);
}

/** The telephone number that is sent: without brackets, separators and the leading plus. */
export function normalisePhone(text: string): string {
  return withoutSeparators(text).replace(/[()]/g, '').replace(/^\+/, '');
}

/** The RT/RW that is sent: without spaces around the slash. */
export function normaliseRtRw(text: string): string {
  return toPlainDigits(withoutInvisible(text)).replace(spaceRun, '');
}
