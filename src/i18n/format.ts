import type { Language } from './language';

const LOCALE: Record<Language, string> = { id: 'id-ID', en: 'en-GB' };

// A line must not break inside an amount.
const NO_BREAK_SPACE = '\u00a0';

const dayOf = (isoDate: string): Date => new Date(`${isoDate.slice(0, 10)}T00:00:00Z`);

const isReal = (date: Date): boolean => !Number.isNaN(date.getTime());

function formatDay(
  isoDate: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = dayOf(isoDate);
  if (!isReal(date)) return isoDate;
  return new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: 'UTC' }).format(date);
}

/** `1990-05-12` as `12 Mei 1990`; anything that is not a date is returned unchanged. */
export const formatDate = (isoDate: string, language: Language): string =>
  formatDay(isoDate, language, { day: 'numeric', month: 'long', year: 'numeric' });

/** `2026-10-07` as `Rabu, 7 Oktober 2026`. */
export const formatWeekday = (isoDate: string, language: Language): string =>
  formatDay(isoDate, language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** `2026-10` (or any day of it) as `Oktober 2026`. */
export const formatMonth = (isoMonth: string, language: Language): string =>
  formatDay(`${isoMonth.slice(0, 7)}-01`, language, { month: 'long', year: 'numeric' });

/** A moment in milliseconds as `10:42`, by the clock of the device. */
export function formatTime(atMs: number): string {
  const date = new Date(atMs);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return isReal(date) ? `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}` : '';
}

/** A moment (ISO 8601 or milliseconds) as `12 Mei 2026, 10:42`, by the clock of the device. */
export function formatDateTime(at: string | number, language: Language): string {
  const date = new Date(at);
  if (!isReal(date)) return String(at);
  const day = new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(date);
  return `${day}, ${formatTime(date.getTime())}`;
}

/** Made when it is needed: it takes a cheap phone some ten milliseconds, and few pages need it. */
let jakartaClock: Intl.DateTimeFormat | null = null;

/** A moment (ISO 8601) as `10:42 WIB`, by the clock of Jakarta wherever the device is. */
export function formatTimeInJakarta(at: string): string {
  const date = new Date(at);
  if (!isReal(date)) return at;
  jakartaClock ??= new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Jakarta',
  });
  return `${jakartaClock.format(date)}${NO_BREAK_SPACE}WIB`;
}

/** A moment (ISO 8601) as `12 Mei 2026, 10:42 WIB`, by the clock of Jakarta. */
export function formatDateTimeInJakarta(at: string, language: Language): string {
  const date = new Date(at);
  if (!isReal(date)) return at;
  const day = new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  }).format(date);
  return `${day}, ${formatTimeInJakarta(at)}`;
}

/** `12500` as `12.500`, in English as `12,500`. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language]).format(value);

/** Rupiah as `Rp 12.500.000`. */
export const formatMoney = (value: number, language: Language): string =>
  `Rp${NO_BREAK_SPACE}${formatNumber(value, language)}`;

/** A file's size as `1,4 MB` or `820 KB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const isMega = bytes >= 1_000_000;
  const value = isMega ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  const number = new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 1 });
  return `${number.format(value)}${NO_BREAK_SPACE}${isMega ? 'MB' : 'KB'}`;
}

/** The mark between thousands in this language. */
export const groupSeparator = (language: Language): string => (language === 'id' ? '.' : ',');

/** The mark before decimals in this language. */
export const decimalMark = (language: Language): string => (language === 'id' ? ',' : '.');
