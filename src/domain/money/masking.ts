import { withoutSeparators } from '../validation/normalise';

const MASK = '•';
const GROUP_SIZE = 4;
const SHOWN = 4;

/** Digits in groups of four for reading: `3201 0152 0390 0001`. */
export function groupForReading(digits: string): string {
  return digits.replace(/(.{4})(?=.)/gsu, '$1 ');
}

/**
 * Masks a NIK, NPWP or account number for display: all but the last four digits are hidden, in
 * groups of four counted from the end. Short numbers are hidden completely.
 */
export function maskDigits(text: string): string {
  const digits = withoutSeparators(text);
  const shown = digits.length > SHOWN + GROUP_SIZE ? SHOWN : 0;
  const hidden = digits.length - shown;
  const masked = MASK.repeat(hidden) + digits.slice(hidden);
  return groupFromEnd(Array.from(masked));
}

/** Not by a pattern that looks ahead: of a long text each letter would look at all that follow. */
const groupFromEnd = (letters: readonly string[]): string =>
  letters
    .map((letter, index) => {
      const following = letters.length - index - 1;
      return following > 0 && following % GROUP_SIZE === 0 ? `${letter} ` : letter;
    })
    .join('');
