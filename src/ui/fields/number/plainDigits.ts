const ARABIC_ZEROS = [0x0660, 0x06f0];
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Digits written full width or in Arabic, as some keyboards and pages do, as plain ones. */
export const plainDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(arabicDigits, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ARABIC_ZEROS.find((first) => code >= first && code <= first + 9) ?? code;
    return String(code - zero);
  });
