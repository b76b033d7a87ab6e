import { mixed } from 'yup';
import type { TextRef } from '../text';
import { firstOf, optional, required, type Check } from './check';

/** The other values of the same form, card or address. */
export type Siblings = Readonly<Record<string, unknown>>;

export interface RuleOptions {
  /** A blank value passes. */
  readonly isOptional?: boolean;
  /** Where it answers false the field is not asked for, and whatever it holds passes. */
  readonly appliesWhen?: (siblings: Siblings) => boolean;
  /** A second look at a value that is fine by itself. */
  readonly and?: Check;
}

/** Judges any value in the light of its siblings: what is wrong with it, or null. */
export type Judge = (value: unknown, siblings: Siblings) => TextRef | null;

const siblingsOf = (parent: unknown): Siblings =>
  typeof parent === 'object' && parent !== null ? (parent as Siblings) : {};

/** A Yup rule from a judgement; its message is a text reference, the first thing that is wrong. */
export function valueRule(judge: Judge, { appliesWhen }: RuleOptions = {}) {
  return mixed()
    .nullable()
    .test('rule', (value, context) => {
      const siblings = siblingsOf(context.parent);
      if (appliesWhen && !appliesWhen(siblings)) return true;
      const problem = judge(value, siblings);
      return problem === null || context.createError({ message: problem });
    });
}

/** A Yup rule from a check of texts, which may depend on the siblings. */
export function textRule(checkFor: (siblings: Siblings) => Check, options: RuleOptions = {}) {
  const presence = options.isOptional ? optional : required;
  return valueRule((value, siblings) => {
    const check = checkFor(siblings);
    return presence(options.and ? firstOf(check, options.and) : check)(value);
  }, options);
}
