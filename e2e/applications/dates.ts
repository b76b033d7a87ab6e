import dayjs from 'dayjs';

const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

export interface StatementMonth {
  month: number;
  year: number;
  label: string;
}

/** The last full months, the newest first, with their labels in the statement grid. */
export function lastFullMonths(count: number, atMs = Date.now()): StatementMonth[] {
  return Array.from({ length: count }, (_, index) => {
    const month = wibDay(atMs)
      .startOf('month')
      .subtract(index + 1, 'month');
    return {
      month: month.month() + 1,
      year: month.year(),
      label: `Mutasi ${MONTHS[month.month()]} ${month.year()}`,
    };
  });
}

/** The next possible day for a consultation: the first weekday from tomorrow on. */
export function nextWeekday(): { typed: string; wire: string } {
  let day = wibDay(Date.now()).add(1, 'day');
  while (day.day() === 0 || day.day() === 6) day = day.add(1, 'day');
  return { typed: day.format('DD/MM/YYYY'), wire: day.format('YYYY-MM-DD') };
}

/** The same day a number of years ago. */
export const yearsAgo = (years: number): string =>
  wibDay(Date.now()).subtract(years, 'year').format('DD/MM/YYYY');

/** The first moment of a future month in Jakarta; `month` starts at 1. */
export function nextStartOfMonth(month: number): number {
  const today = wibDay(Date.now());
  const start = today.month(month - 1).startOf('month');
  const day = (start.isAfter(today) ? start : start.add(1, 'year')).format('YYYY-MM-DD');
  return Date.parse(`${day}T00:00:00+07:00`);
}

// The product uses days in Jakarta (UTC+7, no summer time), wherever the test runs.
function wibDay(atMs: number) {
  return dayjs(new Date(atMs + 7 * 3_600_000).toISOString().slice(0, 10));
}
