import type { FormValues, OnboardingContext } from '@/features/onboarding/model/stepDefinition';
import type { TextOracle } from './verdicts';

/**
 * The path of a value in the API: the kind of call, and the path within its body, as in
 * `detail:information.nik`.
 */
export type WirePath = `${'detail' | 'pic' | 'schedule' | 'request'}:${string}`;

interface Asked {
  /** Null where the value is not sent on its own. */
  at: WirePath | null;
  isOptional?: boolean;
  /** The other values with which the field is shown, where it is not always shown. */
  given?: FormValues;
}

/** One field, from the spec: its valid values, and the path to which it is sent. */
export type FieldEntry =
  | ({ kind: 'text'; rule: TextOracle } & Asked)
  | ({ kind: 'choice' } & Asked)
  | ({ kind: 'yesNo' } & Asked)
  | ({ kind: 'file' } & Asked)
  /** Rows of a form; separate tests cover them. */
  | { kind: 'rows' }
  /** Only displayed, or used only by the form itself. */
  | { kind: 'shown' };

/** A form, from the spec: its fields by the path of their values. */
export interface FormEntry {
  context: OnboardingContext;
  fields: Readonly<Record<string, FieldEntry>>;
  /** Fields of rows that the user can add and remove. */
  rows?: Readonly<Record<string, FieldEntry>>;
}

type More = Omit<Asked, 'at'>;

export const text = (rule: TextOracle, at: WirePath | null, more: More = {}): FieldEntry => ({
  kind: 'text',
  rule,
  at,
  ...more,
});
export const choice = (at: WirePath, more: More = {}): FieldEntry => ({
  kind: 'choice',
  at,
  ...more,
});
export const file = (at: WirePath, more: More = {}): FieldEntry => ({ kind: 'file', at, ...more });
export const yesNo = (at: WirePath | null, more: More = {}): FieldEntry => ({
  kind: 'yesNo',
  at,
  ...more,
});

export const OPTIONAL = { isOptional: true } as const;
