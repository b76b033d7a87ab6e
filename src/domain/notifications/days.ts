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

/** Whether a notification of a list is of another day than the one before it. */
export function beginsDay(list: readonly DatedNotification[], index: number): boolean {
  const [before, item] = [list[index - 1], list[index]];
  if (item === undefined) return false;
  return before === undefined || dayOf(before.created_at) !== dayOf(item.created_at);
}
