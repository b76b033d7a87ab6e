import { digitsFormat, groupDigits } from './groupedText';

/**
 * A telephone number as Indonesians write it, with spaces: `0812 3456 7890`, and after the code of
 * the country `62 812 3456 7890`. One that was stored with other characters is left as it is.
 */
export const groupPhone = (phone: string): string =>
  /\D/.test(phone)
    ? phone
    : groupDigits(phone, {
        from: 'left',
        sizes: phone.startsWith('62') ? [2, 3, 4] : [4],
        separator: ' ',
      });

/** How a field for telephone numbers reads and shows them. */
export const phoneFormat = {
  ...digitsFormat({ from: 'left', sizes: [4], separator: ' ' }),
  show: groupPhone,
};
