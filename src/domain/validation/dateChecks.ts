import { hasReachedAge, readDate, type IsoDate } from '../dates';
import { isConsultationDate, isConsultationTime } from '../onboarding/consultation';
import { messageRef } from '@/primitives/messageRef';
import { readWholeNumber } from './amountChecks';
import type { Check } from './check';
import { ADULT_AGE } from './limits';

const NOT_A_DATE = messageRef('validation.date');

// Assumption: no applicant and no document is older; an earlier year, such as 1090, is a typing
// error.
const EARLIEST_YEAR = 1900;

function readRecentDate(text: string): IsoDate | null {
  const date = readDate(text);
  return date !== null && Number(date.slice(0, 4)) >= EARLIEST_YEAR ? date : null;
}

/** A day that exists in the calendar. */
export const checkDate: Check = (text) => (readDate(text) === null ? NOT_A_DATE : null);

/** A date of issue: today or earlier. `today` is the day in Jakarta. */
export function checkPastDate(today: IsoDate): Check {
  return (text) => {
    const date = readRecentDate(text);
    if (date === null) return NOT_A_DATE;
    return date > today ? messageRef('validation.dateInFuture') : null;
  };
}

/**
 * The earliest and latest date of birth for a person who is at least 17 today, for a date picker.
 */
export function birthDateLimits(today: IsoDate): { min: IsoDate; max: IsoDate } {
  const year = Number(today.slice(0, 4)) - ADULT_AGE;
  const isLeapDay = today.endsWith('-02-29');
  return { min: `${EARLIEST_YEAR}-01-01`, max: `${year}${isLeapDay ? '-02-28' : today.slice(4)}` };
}

/** The date of birth of a person who is at least 17 today. */
export function checkBirthDate(today: IsoDate): Check {
  return (text) => {
    const date = readRecentDate(text);
    if (date === null) return NOT_A_DATE;
    return hasReachedAge(date, ADULT_AGE, today)
      ? null
      : messageRef('validation.adultAge', { age: ADULT_AGE });
  };
}

/** A date of expiry, after the date of issue if that is filled in. */
export function checkExpiryDate(issued: unknown): Check {
  return (text) => {
    const date = readDate(text);
    if (date === null) return NOT_A_DATE;
    const issuedOn = typeof issued === 'string' ? readDate(issued) : null;
    return issuedOn !== null && date <= issuedOn
      ? messageRef('validation.expiryBeforeIssue')
      : null;
  };
}

/** The year of a report: four digits, not after this year. */
export function checkReportYear(today: IsoDate): Check {
  const max = Number(today.slice(0, 4));
  return (text) => {
    const year = readWholeNumber(text);
    return year !== null && year >= EARLIEST_YEAR && year <= max
      ? null
      : messageRef('validation.reportYear', { max: String(max) });
  };
}

/** The month of a report, 1 to 12; a future month is rejected once the year is filled in. */
export function checkReportMonth(today: IsoDate, year: unknown): Check {
  return (text) => {
    const month = readWholeNumber(text);
    if (month === null || month < 1 || month > 12) return messageRef('validation.required');
    const reportYear = readWholeNumber(year);
    const isLater = reportYear === Number(today.slice(0, 4)) && month > Number(today.slice(5, 7));
    return isLater ? messageRef('validation.reportInFuture') : null;
  };
}

/** A date for a consultation. */
export function checkConsultationDate(today: IsoDate): Check {
  return (text) => {
    if (readDate(text) === null) return NOT_A_DATE;
    return isConsultationDate(text, today) ? null : messageRef('validation.consultationDate');
  };
}

/** A full hour for a consultation. */
export const checkConsultationTime: Check = (text) =>
  isConsultationTime(text) ? null : messageRef('validation.consultationTime');
