import { dayOf } from '@/domain/moments';

/** The age of something, in the words of a list that is grouped by day. */
export type Age =
  /** `time`: the clock says more than an age does. */
  | { readonly kind: 'now' | 'time' | 'unknown' }
  | { readonly kind: 'minutes' | 'hours'; readonly count: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Minutes within the last hour, hours for the rest of the day in Jakarta, and before that the time.
 * A time in the future, caused by a slow device clock, is shown as a time too.
 */
export function ageOf(createdAt: string, nowMs: number): Age {
  const createdMs = Date.parse(createdAt);
  if (Number.isNaN(createdMs)) return { kind: 'unknown' };
  const ageMs = nowMs - createdMs;
  if (ageMs < -MINUTE_MS) return { kind: 'time' };
  if (ageMs < MINUTE_MS) return { kind: 'now' };
  if (ageMs < HOUR_MS) return { kind: 'minutes', count: Math.floor(ageMs / MINUTE_MS) };
  const isToday = dayOf(createdAt) === dayOf(new Date(nowMs).toISOString());
  return isToday ? { kind: 'hours', count: Math.floor(ageMs / HOUR_MS) } : { kind: 'time' };
}
