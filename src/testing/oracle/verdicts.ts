import {
  digitsOnly,
  isEmptyToTheEye,
  oneLine,
  plainDigit,
  visibleChars,
  tight,
} from './visibleText';

/**
 * The result of a rule for a text: accepted, rejected with a message that the spec quotes, or
 * rejected with any message.
 */
export type Verdict = null | { quoted: string } | 'refused';

/** A rule for texts from formats.md, and the value that is sent for a valid text. */
export interface TextOracle {
  verdict(text: string): Verdict;
  sent(text: string): string | number;
}

export const EMPTY: Verdict = { quoted: 'Tidak boleh kosong' };
const TOO_LONG: Verdict = { quoted: 'Maksimum 60 karakter' };

const count = (text: string): number => Array.from(text).length;

/** At most 60 characters of a kind. Where a text breaks both rules, either message is correct. */
function nameOf(isAllowed: (char: string) => boolean): TextOracle {
  return {
    sent: oneLine,
    verdict(text) {
      const name = oneLine(text);
      const isGood = Array.from(name).every(isAllowed);
      if (count(name) > 60) return isGood ? TOO_LONG : 'refused';
      return isGood ? null : 'refused';
    },
  };
}

const isLetter = (char: string): boolean => /\p{L}/u.test(char);
const isPlainDigit = (char: string): boolean => char >= '0' && char <= '9' && char.length === 1;
const among = (chars: string) => (char: string) => chars.includes(char);
const anyOf =
  (...tests: ((char: string) => boolean)[]) =>
  (char: string) =>
    tests.some((test) => test(char));

function textUpTo(max: number): TextOracle {
  return { sent: oneLine, verdict: (text) => (count(oneLine(text)) > max ? 'refused' : null) };
}

function digitsBetween(min: number, max: number, words?: string, others = ''): TextOracle {
  return {
    sent: (text) => digitsOnly(text, others) ?? '',
    verdict(text) {
      const length = digitsOnly(text, others)?.length ?? -1;
      if (length >= min && length <= max) return null;
      return words === undefined ? 'refused' : { quoted: words };
    },
  };
}

/** People write the country code with a leading plus. */
function phone(): TextOracle {
  const rule = digitsBetween(7, 15, undefined, '()');
  const withoutPlus = (text: string): string => {
    const first = visibleChars(text).find((char) => !' ().-'.includes(char) && char.trim() !== '');
    return first === '+' ? text.replace('+', '') : text;
  };
  return {
    sent: (text) => rule.sent(withoutPlus(text)),
    verdict: (text) => rule.verdict(withoutPlus(text)),
  };
}

const rtRw: TextOracle = {
  sent: tight,
  verdict(text) {
    const parts = tight(text).split('/');
    const areNumbers = parts.every(
      (part) => part.length === 3 && Array.from(part).every(isPlainDigit),
    );
    return parts.length === 2 && areNumbers ? null : { quoted: 'Invalid RT/RW format' };
  },
};

const seen = (text: string): string => visibleChars(text).join('').trim();

/** The part of an e-mail address before or after the @: labels with dots between them. */
function areLabels(text: string, isAllowed: (char: string) => boolean): boolean {
  return text.split('.').every((part) => part !== '' && Array.from(part).every(isAllowed));
}

const isAsciiLetter = (char: string): boolean => /^[a-z]$/i.test(char);

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    more.length === 0 &&
    local.length <= 64 &&
    areLabels(local, anyOf(isAsciiLetter, isPlainDigit, among("!#$%&'*+/=?^_`{|}~-"))) &&
    areLabels(domain, anyOf(isAsciiLetter, isPlainDigit, among('-'))) &&
    labels.length > 1 &&
    labels.every((part) => part.length <= 63 && !part.startsWith('-') && !part.endsWith('-')) &&
    last.length >= 2 &&
    Array.from(last).some(isAsciiLetter)
  );
}

const email: TextOracle = {
  sent: seen,
  verdict(text) {
    if (seen(text).length > 255) return 'refused';
    return isEmail(seen(text)) ? null : { quoted: 'Email tidak valid' };
  },
};

const areDigits = (text: string): boolean => text !== '' && Array.from(text).every(isPlainDigit);

/** Reads an amount with one separator between thousands and the other one before empty decimals. */
function readMarked(text: string, mark: string, restMark: string): number | null {
  const [whole = '', rest, ...more] = text.split(restMark);
  const [first = '', ...others] = whole.split(mark);
  const isRestEmpty = rest === undefined || rest === '0' || rest === '00';
  const isGrouped =
    others.length === 0 || (first.length <= 3 && others.every((group) => group.length === 3));
  const digits = [first, ...others].join('');
  const areGood = [first, ...others].every(areDigits) && digits.length <= 15;
  return areGood && isGrouped && isRestEmpty && more.length === 0 ? Number(digits) : null;
}

/**
 * Whole rupiah in the formats that people type: `12.500.000`, `Rp 12.500.000,-`, `12,500,000.00`.
 */
function rupiahOf(text: string): number | null {
  const written = tight(text);
  const amount = written.replace(/^rp\.?/i, '').replace(/,-$/, '');
  return readMarked(amount, '.', ',') ?? readMarked(amount, ',', '.');
}

const aboveZero: TextOracle = {
  sent: (text) => rupiahOf(text) ?? Number.NaN,
  verdict: (text) => ((rupiahOf(text) ?? 0) > 0 ? null : 'refused'),
};

/** A whole number between two limits; white space at the ends is ignored. */
export function wholeBetween(min: number, max: number): TextOracle {
  const read = (text: string): number => {
    const digits = Array.from(seen(text), (char) => plainDigit(char) ?? char).join('');
    return /^-?[0-9]{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
  };
  return {
    sent: read,
    verdict: (text) => (read(text) >= min && read(text) <= max ? null : 'refused'),
  };
}

/** Above 0 and at most 100 per cent, with a comma or point and at most two decimals. */
export const share: TextOracle = {
  sent: (text) => percentOf(text),
  verdict: (text) => (percentOf(text) > 0 && percentOf(text) <= 100 ? null : 'refused'),
};

function percentOf(text: string): number {
  // Assumption of the rule: a longer text is never a share.
  if (text.length > 24) return Number.NaN;
  const written = tight(text.normalize('NFKC')).replace(/%$/, '').replace(',', '.');
  const [whole = '', decimals = '', ...more] = written.split('.');
  const digits = Array.from(whole + decimals);
  const isGood = digits.length > 0 && digits.every(isPlainDigit) && more.length === 0;
  const isShort = whole.length <= 9 && decimals.length <= 2;
  return isGood && isShort ? Number(`${whole || '0'}.${decimals || '0'}`) : Number.NaN;
}

const HOURS = [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => `${hour < 10 ? '0' : ''}${hour}:00`);

/** A full hour from nine to four. */
export const consultationTime: TextOracle = {
  sent: (text) => text,
  verdict: (text) => (HOURS.includes(text) ? null : 'refused'),
};

/** The rules for texts that depend neither on the day nor on another field. */
export const oracle = {
  personName: nameOf(anyOf(isLetter, among(` .,'"-`))),
  birthPlace: nameOf(anyOf(isLetter, among(' '))),
  companyName: nameOf(anyOf(isLetter, isPlainDigit, among(" &.,'-/()"))),
  accountHolder: nameOf(anyOf(isLetter, isPlainDigit, among(` &.,'"-/()`))),
  shortText: textUpTo(255),
  description: textUpTo(1000),
  // Assumption of the contract: the spec gives no limit for the number of a deed.
  deedNumber: textUpTo(60),
  email,
  nik: digitsBetween(16, 16, 'NIK wajib 16 karakter'),
  npwp: digitsBetween(15, 16),
  nib: digitsBetween(13, 13),
  accountNo: digitsBetween(5, 20),
  postalCode: digitsBetween(5, 5),
  phone: phone(),
  rtRw,
  amount: aboveZero,
  lengthOfWork: wholeBetween(1, 999),
} as const;

/** The result for a field: a blank value is rejected, or accepted where the field is optional. */
export function fieldVerdict(rule: TextOracle, text: string, isOptional = false): Verdict {
  if (isEmptyToTheEye(text)) return isOptional ? null : EMPTY;
  return rule.verdict(text);
}
