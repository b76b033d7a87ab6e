import { addDays, readDate, weekdayOf, type IsoDate } from '../dates';

/** A consultation is at most this many days ahead (fields.md#provider-family). */
const LAST_DAY_AHEAD = 30;

/** The hours of a consultation in WIB, as `HH:mm`: 09:00 to 16:00. */
export const CONSULTATION_TIMES: readonly string[] = Array.from(
  { length: 8 },
  (_, index) => `${String(9 + index).padStart(2, '0')}:00`,
);

/** Whether a consultation may be on a day: a weekday from tomorrow up to 30 days ahead. */
export function isConsultationDate(date: string, today: IsoDate): boolean {
  const day = readDate(date);
  if (day === null || day <= today || day > addDays(today, LAST_DAY_AHEAD)) return false;
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6;
}

/** Every day on which a consultation is possible, the nearest first. */
export function consultationDates(today: IsoDate): readonly IsoDate[] {
  return Array.from({ length: LAST_DAY_AHEAD }, (_, index) => addDays(today, index + 1)).filter(
    (date) => isConsultationDate(date, today),
  );
}

export function isConsultationTime(time: string): boolean {
  return CONSULTATION_TIMES.includes(time);
}
