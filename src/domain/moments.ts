import { dayInJakarta, type IsoDate } from './dates';

const LAST_MS = Date.UTC(9999, 11, 31);

/** The day in Jakarta of a moment that the server sent; null if it is no moment of our time. */
export function dayOf(moment: string): IsoDate | null {
  const atMs = Date.parse(moment);
  return atMs >= 0 && atMs < LAST_MS ? dayInJakarta(atMs) : null;
}
