const DAY_MS = 24 * 60 * 60 * 1000;
/** Western Indonesia Time, the time zone of dates in the product. */
const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

const UNIT_MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60 * 1000,
  hour: 60 * 60 * 1000,
  day: DAY_MS,
  week: 7 * DAY_MS,
};

/** Units of varying length, with their longest. */
const LONGEST_UNIT_MS: Readonly<Record<string, number>> = {
  weekday: 3 * DAY_MS,
  month: 31 * DAY_MS,
  year: 366 * DAY_MS,
};

const PAST = /^(\d+) (second|minute|hour|day|week|month|year)s? ago$/;
const FUTURE = /^in (\d+) (second|minute|hour|day|week|month|year|weekday)s?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A hundred years: more is a typing error, and dates have a limit. */
const FURTHEST_MS = 100 * 366 * DAY_MS;

/** Whether a text is a time of a scenario: '3 days ago', 'in 2 weekdays', 'now', '1990-04-21'. */
export function isTimeText(text: string): boolean {
  const [, amount, unit = ''] = PAST.exec(text) ?? FUTURE.exec(text) ?? [];
  if (amount === undefined) return text === 'now' || isDate(text);
  return Number(amount) * (LONGEST_UNIT_MS[unit] ?? UNIT_MS[unit] ?? DAY_MS) <= FURTHEST_MS;
}

/** Whether this is a date that exists. */
function isDate(text: string): boolean {
  const ms = DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** The moment of a time text of a scenario, in milliseconds since the epoch. */
export function toMoment(text: string, nowMs: number): number {
  const past = PAST.exec(text);
  if (past) return move(nowMs, -Number(past[1]), past[2] ?? '');
  const future = FUTURE.exec(text);
  if (future) return move(nowMs, Number(future[1]), future[2] ?? '');
  if (DATE.test(text)) return Date.parse(`${text}T00:00:00+07:00`);
  return nowMs;
}

/** The day of a time text in Western Indonesia: `YYYY-MM-DD`. */
export function toDay(text: string, nowMs: number): string {
  return DATE.test(text) ? text : dayOf(toMoment(text, nowMs));
}

/** The day of a moment in Western Indonesia: `YYYY-MM-DD`. */
export function dayOf(ms: number): string {
  return new Date(ms + WIB_OFFSET_MS).toISOString().slice(0, 10);
}

/** The last full months before the month of `nowMs`, newest first. */
export function lastFullMonths(count: number, nowMs: number): { month: number; year: number }[] {
  const [year = 0, month = 1] = dayOf(nowMs).split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const monthsSinceZero = year * 12 + (month - 1) - (index + 1);
    return { year: Math.floor(monthsSinceZero / 12), month: (monthsSinceZero % 12) + 1 };
  });
}

function move(fromMs: number, amount: number, unit: string): number {
  if (unit === 'weekday') return addWeekdays(fromMs, amount);
  if (unit === 'month' || unit === 'year') {
    const moved = new Date(fromMs);
    moved.setUTCMonth(moved.getUTCMonth() + (unit === 'year' ? 12 * amount : amount));
    return moved.getTime();
  }
  return fromMs + amount * (UNIT_MS[unit] ?? 0);
}

function addWeekdays(fromMs: number, amount: number): number {
  let ms = fromMs;
  for (let left = amount; left > 0;) {
    ms += DAY_MS;
    const weekday = new Date(ms + WIB_OFFSET_MS).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return ms;
}
