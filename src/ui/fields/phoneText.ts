import { digitsFormat, groupDigits } from './groupedText';

/**
 * A telephone number as Indonesians write it, with spaces: `0812 3456 7890`, and after the code of
 * the country `62 812 3456 7890`.
 */
export const groupPhone = (digits: string): string =>
  groupDigits(digits, {
    from: 'left',
    sizes: digits.startsWith('62') ? [2, 3, 4] : [4],
    separator: ' ',
  });

/** How a field for telephone numbers reads and shows them. */
export const phoneFormat = {
  ...digitsFormat({ from: 'left', sizes: [4], separator: ' ' }),
  show: groupPhone,
};
