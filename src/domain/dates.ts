import { toPlainDigits, withoutInvisible } from './validation/normalise';

/** A calendar day as `YYYY-MM-DD`, without time or time zone. String order is date order. */
export type IsoDate = string;

const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** Jakarta is seven hours ahead of UTC all year (WIB has no summer time). */
const JAKARTA_OFFSET_MS = 7 * 60 * 60 * 1000;

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

const pad = (part: number, length: number): string => String(part).padStart(length, '0');

const toIso = (year: number, month: number, day: number): IsoDate | null =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
    : null;

/**
 * Reads a date typed as `DD/MM/YYYY` or stored as `YYYY-MM-DD`; null for a day that does not exist.
 * Full-width digits, spaces, and dots or dashes instead of slashes are accepted.
 */
export function readDate(text: string): IsoDate | null {
  const plain = toPlainDigits(withoutInvisible(text)).replace(/\s/g, '');
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain);
  if (iso) return toIso(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain);
  return typed ? toIso(Number(typed[3]), Number(typed[2]), Number(typed[1])) : null;
}

/** A stored day as a field shows it, `DD/MM/YYYY`; any other text unchanged. */
export function toDateText(stored: string): string {
  const iso = readDate(stored);
  return iso === null ? stored : `${iso.slice(8)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
}

const atNoonUtc = (date: IsoDate): Date => new Date(`${date}T12:00:00Z`);

/** Adds days to a date; a negative number subtracts. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(atNoonUtc(date).getTime() + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: IsoDate): number {
  return atNoonUtc(date).getUTCDay();
}

/** The day in Jakarta at a moment. The rules of the product use it, wherever the device is. */
export function dayInJakarta(nowMs: number): IsoDate {
  return new Date(nowMs + JAKARTA_OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * Whether a person born on `birthDate` has reached an age by `today`. A person born on 29 February
 * reaches it on 1 March in a year without that day.
 */
export function hasReachedAge(birthDate: IsoDate, years: number, today: IsoDate): boolean {
  const year = Number(birthDate.slice(0, 4)) + years;
  return `${pad(year, 4)}${birthDate.slice(4)}` <= today && year <= 9999;
}
