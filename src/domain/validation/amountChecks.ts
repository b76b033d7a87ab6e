import { readAmount } from '../money/money';
import { messageRef } from '@/primitives/messageRef';
import type { Check } from './check';
import { MAX_LENGTH_OF_WORK_MONTHS } from './limits';
import { toPlainDigits, withoutInvisible } from './normalise';

const aboveZero =
  (key: string): Check =>
  (text) => {
    const amount = readAmount(text);
    if (amount === null) return messageRef('validation.amount');
    return amount > 0 ? null : messageRef(key);
  };

/** An income in rupiah: above 0. */
export const checkIncome = aboveZero('validation.income');

/** Any other amount in rupiah that has to be above 0. */
export const checkAmount = aboveZero('validation.amountAboveZero');

/** A whole number from a text of up to 15 digits; null for anything else. */
export function readWholeNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = toPlainDigits(withoutInvisible(value)).trim();
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Months of employment: a whole number from 1 to 999. */
export const checkLengthOfWork: Check = (text) => {
  const months = readWholeNumber(text);
  return months !== null && months > 0 && months <= MAX_LENGTH_OF_WORK_MONTHS
    ? null
    : messageRef('validation.lengthOfWork', { max: MAX_LENGTH_OF_WORK_MONTHS });
};

/** A count of at least one: a whole number above 0. */
export const checkCount: Check = (text) => {
  const count = readWholeNumber(text);
  return count !== null && count > 0 ? null : messageRef('validation.count');
};
