import { addDays, dayInJakarta, type IsoDate } from '../dates';
import { dayOf } from '../moments';

export type DayName =
  | { readonly kind: 'today' | 'yesterday' | 'unknown' }
  | { readonly kind: 'date'; readonly day: IsoDate };

/** How a list names a day: today and yesterday by these words, any other by its date. */
export function dayName(day: IsoDate | null, nowMs: number): DayName {
  const today = dayInJakarta(nowMs);
  if (day === null) return { kind: 'unknown' };
  if (day === today) return { kind: 'today' };
  return day === addDays(today, -1) ? { kind: 'yesterday' } : { kind: 'date', day };
}

/** The properties of a notification that the grouping needs. */
export interface DatedNotification {
  readonly created_at: string;
}

/** For each notification of a list, whether it is of another day than the one before it. */
export function dayStarts(list: readonly DatedNotification[]): readonly boolean[] {
  const days = list.map(({ created_at: createdAt }) => dayOf(createdAt));
  return days.map((day, index) => index === 0 || day !== days[index - 1]);
}
