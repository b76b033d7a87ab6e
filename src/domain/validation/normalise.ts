/** The code point of the digit 0 in the digit sets that people paste: full-width and Arabic ones. */
const digitZeros = [0xff10, 0x0660, 0x06f0];
const foreignDigits = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g;
/** All but the selectors that give the sign before them another look. */
const invisible = /(?![\ufe00-\ufe0f\u{e0000}-\u{e0fff}])\p{DI}|\p{Cs}|(?!\s)\p{Cc}/gu;
const ZERO_WIDTH_JOINER = '\u200d';
const emojiAtEnd = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;
const emojiAtStart = /^\p{Extended_Pictographic}/u;
const spaceRun = /\s+/g;

/** Full-width and Arabic digits as plain ones. */
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
 * Without characters that nobody sees: zero-width ones, those that turn the direction of writing,
 * fillers, control characters that are no space, and halves of surrogate pairs. What joins the
 * parts of one emoji stays.
 */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, (char, at: number) =>
    char === ZERO_WIDTH_JOINER && isWithinEmoji(text, at) ? char : '',
  );
}

/** The digits of a text and nothing else. */
export function toDigits(text: string): string {
  return toPlainDigits(text).replace(/[^0-9]/g, '');
}

/**
 * Without what people put between digits: spaces of any kind, dots and dashes. Everything else
 * stays, so that a rule can refuse it.
 */
export function withoutSeparators(text: string): string {
  return toPlainDigits(withoutInvisible(text)).replace(/[\s.\u2010-\u2015\u2212-]/g, '');
}

/** One line of text: composed, single plain spaces, nothing invisible, straight quotes and dashes. */
export function normaliseText(text: string): string {
  return withoutInvisible(text)
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(spaceRun, ' ')
    .trim();
}

/** An e-mail address as it is sent: trimmed, zero-width characters removed. Idempotent. */
export function normaliseEmail(text: string): string {
  return withoutInvisible(text).trim();
}

/** A tax number as it is sent: pasted separators go, letters stay for the rule to refuse. */
export function normaliseNpwp(text: string): string {
  return withoutSeparators(text);
}

/** A telephone number as it is sent: digits, without brackets and the leading plus. */
export function normalisePhone(text: string): string {
  return withoutSeparators(text).replace(/[()]/g, '').replace(/^\+/, '');
}

/** RT/RW without the spaces that people put around the slash. */
export function normaliseRtRw(text: string): string {
  return toPlainDigits(withoutInvisible(text)).replace(spaceRun, '');
}
