/** The age of something, in the words of a list. */
export type Age =
  | { readonly kind: 'now' | 'yesterday' | 'unknown' }
  | { readonly kind: 'minutes' | 'hours'; readonly count: number }
  /** `day` as `YYYY-MM-DD`, by the clock of the device. */
  | { readonly kind: 'date'; readonly day: string };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const localDay = (atMs: number): string => {
  const date = new Date(atMs);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
};

const startOfDayMs = (atMs: number): number => new Date(atMs).setHours(0, 0, 0, 0);

/**
 * Minutes and hours within the last day, then yesterday, then the date. A time in the future,
 * caused by a slow device clock, is shown by its date too, never as 'in two days'.
 */
export function ageOf(createdAt: string, nowMs: number): Age {
  const createdMs = Date.parse(createdAt);
  if (Number.isNaN(createdMs)) return { kind: 'unknown' };
  const ageMs = nowMs - createdMs;
  if (ageMs < -MINUTE_MS) return { kind: 'date', day: localDay(createdMs) };
  if (ageMs < MINUTE_MS) return { kind: 'now' };
  if (ageMs < HOUR_MS) return { kind: 'minutes', count: Math.floor(ageMs / MINUTE_MS) };
  const days = Math.round((startOfDayMs(nowMs) - startOfDayMs(createdMs)) / DAY_MS);
  if (days === 0) return { kind: 'hours', count: Math.floor(ageMs / HOUR_MS) };
  return days === 1 ? { kind: 'yesterday' } : { kind: 'date', day: localDay(createdMs) };
}
