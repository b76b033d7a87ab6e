import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { withoutInvisible } from './normalise';

/** Judges a text that is not blank: what is wrong with it, or null. Takes time linear in its length. */
export type Check = (text: string) => MessageRef | null;

export const REQUIRED = messageRef('validation.required');

/** What is white to the eye: selectors of nothing, and the empty pattern of Braille. */
const blanks = /[\u2800\ufe00-\ufe0f\u{e0000}-\u{e0fff}]/gu;

/** Nothing there: no value, or a text of white space alone. `false` and 0 are answers. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return withoutInvisible(value).replace(blanks, '').trim() === '';
  return value === undefined || value === null || Number.isNaN(value);
}

export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Judges any value: blank ones are refused, the others go to the check. */
export function required(check: Check): (value: unknown) => MessageRef | null {
  return (value) => (isBlank(value) ? REQUIRED : check(toText(value)));
}

/** The first thing that is wrong by several checks. */
export function firstOf(...checks: readonly Check[]): Check {
  return (text) => {
    for (const check of checks) {
      const problem = check(text);
      if (problem !== null) return problem;
    }
    return null;
  };
}
