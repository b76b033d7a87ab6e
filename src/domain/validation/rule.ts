import { mixed, type AnySchema } from 'yup';
import type { MessageRef } from '@/primitives/messageRef';
import { isBlank, REQUIRED, toText, type Check } from './check';

export interface RuleOptions {
  /** Allows a blank value. */
  readonly isOptional?: boolean;
}

/**
 * A Yup schema for any value. Blank counts as missing; `judge` returns the message for any other
 * value, or null.
 */
export function valueRule(
  judge: (value: unknown) => MessageRef | null,
  { isOptional = false }: RuleOptions = {},
): AnySchema {
  const schema = mixed();
  // Without it each change makes a copy, and the hub, which asks many rules, is shown later.
  schema.withMutation((rule) => {
    rule
      .transform((value: unknown) => (isBlank(value) ? null : value))
      .nullable()
      .test({
        name: 'rule',
        skipAbsent: true,
        test: (value, { createError }) => {
          const message = judge(value);
          return message === null || createError({ message });
        },
      });
    if (!isOptional) rule.required(REQUIRED);
  });
  return schema;
}

/** The Yup schema of a text. */
export const textRule = (check: Check, options?: RuleOptions): AnySchema =>
  valueRule((value) => check(toText(value)), options);
