import { tight } from './visibleText';
import type { TextOracle, Verdict } from './verdicts';

const DAY_MS = 86_400_000;

/** Midnight UTC of a calendar day; NaN for a day that does not exist. */
function dayOf(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
  return isReal ? date.getTime() : Number.NaN;
}

/** Reads a day as typed, `DD/MM/YYYY` with slash, dot or dash, or as stored. */
export function readDay(text: string): number {
  const chars = tight(text);
  const mark = ['/', '.', '-'].find((each) => chars.split(each).length === 3);
  const parts = mark === undefined ? [] : chars.split(mark);
  if (!parts.every((part) => /^[0-9]+$/.test(part))) return Number.NaN;
  const [a = '', b = '', c = ''] = parts;
  if (c.length === 4 && a.length <= 2 && b.length <= 2) {
    return dayOf(Number(c), Number(b), Number(a));
  }
  const isStored = mark === '-' && a.length === 4 && b.length === 2 && c.length === 2;
  return isStored ? dayOf(Number(a), Number(b), Number(c)) : Number.NaN;
}

/** Formats a day as it is sent. */
export function isoDay(ms: number): string {
  const date = new Date(ms);
  const part = (value: number, length: number): string => String(value).padStart(length, '0');
  return [
    part(date.getUTCFullYear(), 4),
    part(date.getUTCMonth() + 1, 2),
    part(date.getUTCDate(), 2),
  ].join('-');
}

/** The day on which a person reaches an age; a birthday on 29 February moves to 1 March. */
export function birthdayMs(bornMs: number, age: number): number {
  const date = new Date(bornMs);
  date.setUTCFullYear(date.getUTCFullYear() + age);
  return date.getTime();
}

const sent = (text: string): string => isoDay(readDay(text));

function dayRule(judge: (day: number) => Verdict): TextOracle {
  return {
    sent,
    verdict: (text) => (Number.isNaN(readDay(text)) ? 'refused' : judge(readDay(text))),
  };
}

// Assumption of the rules: no document is older.
const EARLIEST = dayOf(1900, 1, 1);

/** The rules for dates, for a given day in Jakarta. */
export function dayOracle(todayIso: string) {
  const today = readDay(todayIso);
  const isWeekday = (day: number): boolean => ![0, 6].includes(new Date(day).getUTCDay());
  return {
    birthDate: dayRule((day) => {
      if (day < EARLIEST) return 'refused';
      return birthdayMs(day, 17) > today ? { quoted: 'Usia minimal 17 tahun' } : null;
    }),
    pastDate: dayRule((day) => (day < EARLIEST || day > today ? 'refused' : null)),
    anyDate: dayRule(() => null),
    consultationDate: dayRule((day) =>
      day > today && day <= today + 30 * DAY_MS && isWeekday(day) ? null : 'refused',
    ),
  };
}
