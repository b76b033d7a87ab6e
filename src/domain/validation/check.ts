import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { withoutInvisible } from './normalise';

/**
 * Checks a text that is not blank: returns a message, or null if it is valid. Must take time linear
 * in the length.
 */
export type Check = (text: string) => MessageRef | null;

export const REQUIRED = messageRef('validation.required');

/** Characters that look blank: variation selectors on their own, and the empty Braille pattern. */
const blanks = /[\u2800\ufe00-\ufe0f\u{e0000}-\u{e0fff}]/gu;

/** Whether there is no value, or only white space. `false` and 0 are values. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return withoutInvisible(value).replace(blanks, '').trim() === '';
  return value === undefined || value === null || Number.isNaN(value);
}

export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Turns a check of texts into a check of any value: blank values are rejected, the others are
 * checked.
 */
export function required(check: Check): (value: unknown) => MessageRef | null {
  return (value) => (isBlank(value) ? REQUIRED : check(toText(value)));
}

/** Runs several checks and returns the first message. */
export function firstOf(...checks: readonly Check[]): Check {
  return (text) => {
    for (const check of checks) {
      const problem = check(text);
      if (problem !== null) return problem;
    }
    return null;
  };
}
