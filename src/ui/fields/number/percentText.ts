import { plainDigits } from './plainDigits';
import type { GroupedFormat } from './useGroupedInput';

const read = (text: string): string =>
  plainDigits(text)
    .replaceAll(/[^0-9.,-]/g, '')
    .replaceAll('.', ',');

/** With words around it, or as one of two numbers, a percentage stays as it came, to be refused. */
const otherText = /\p{L}|\d\s*[-/\u2044]\s*\d/u;

/**
 * How a percentage is held and shown: digits with a comma before the decimals, which shows as the
 * mark of the language. A point is taken for a comma; a minus stays for the rule to refuse.
 */
export const percentFormat = (decimalMark: string): GroupedFormat => ({
  show: (value) => value.replaceAll(',', decimalMark),
  read,
  readPasted: (text) => (otherText.test(plainDigits(text)) ? text : read(text)),
  significant: /[0-9.,-]/,
});
