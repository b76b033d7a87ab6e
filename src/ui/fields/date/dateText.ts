import { plainDigits } from '../number/plainDigits';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const WRITTEN = /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4})$/;
const WITH_MONTH = /^(\d{1,2})\s+([a-z]+)\s+(\d{4})$/i;

const twoDigits = (value: number | string): string => String(value).padStart(2, '0');

/** `YYYY-MM-DD` where there is such a day, else null. */
function isoOf(year: string, month: string | number, day: string): string | null {
  const iso = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

function monthNumber(name: string): number | null {
  const wanted = name.toLowerCase();
  for (const locale of ['id-ID', 'en-GB']) {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const full = format.format(Date.UTC(2000, month, 1)).toLowerCase();
      if (full === wanted || (wanted.length >= 3 && full.startsWith(wanted))) return month + 1;
    }
  }
  return null;
}

/** Reads a whole date as people write or paste it: `12/5/1990`, `1990-05-12`, `12 Mei 1990`. */
export function readDate(text: string): string | null {
  const clean = plainDigits(text).trim();
  const [, isoYear, isoMonth, isoDay] = ISO.exec(clean) ?? [];
  if (isoYear && isoMonth && isoDay) return isoOf(isoYear, isoMonth, isoDay);
  const [, day, month, year] =
    WRITTEN.exec(/^\d{8}$/.test(clean) ? splitDigits(clean) : clean) ?? [];
  if (day && month && year) return isoOf(year, month, day);
  const [, namedDay, monthName, namedYear] = WITH_MONTH.exec(clean) ?? [];
  const named = monthName ? monthNumber(monthName) : null;
  return namedDay && named !== null && namedYear ? isoOf(namedYear, named, namedDay) : null;
}

const splitDigits = (digits: string): string =>
  `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`;

/** What the field shows of its value: `12/05/1990` for `1990-05-12`, a raw text as it is. */
export function showDate(value: string): string {
  const [, year, month, day] = ISO.exec(value) ?? [];
  return year && month && day ? `${day}/${month}/${year}` : value;
}

/** Adds the slashes of `DD/MM/YYYY` while the user types at the end; deleting adds nothing. */
export function withSlashes(before: string, after: string): string {
  const text = plainDigits(after);
  const isTypedOn = text.length === before.length + 1 && text.startsWith(before);
  if (!isTypedOn) return text;
  return text
    .replace(/^(\d)\/$/, '0$1/')
    .replace(/^(\d{2}\/)(\d)\/$/, '$10$2/')
    .replace(/^(\d{2})(\d)$/, '$1/$2')
    .replace(/^(\d{2}\/\d{2})(\d)$/, '$1/$2')
    .replace(/^(\d{2}|\d{2}\/\d{2})$/, '$1/')
    .replace(/\/\/$/, '/');
}

/** The value of what is typed: `YYYY-MM-DD` once `DD/MM/YYYY` is whole and real, else the text. */
export function valueOfTyped(text: string): string {
  const isWhole = /^\d{2}\/\d{2}\/\d{4}$/.test(text);
  return (isWhole ? readDate(text) : null) ?? text;
}
