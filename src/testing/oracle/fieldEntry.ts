import type { FormValues, OnboardingContext } from '@/features/onboarding/model/stepDefinition';
import type { TextOracle } from './verdicts';

/** Where a value goes: the kind of call, and the path within its body; as `detail:information.nik`. */
export type WirePlace = `${'detail' | 'pic' | 'schedule' | 'request'}:${string}`;

interface Asked {
  /** Null where the value is not sent by itself. */
  at: WirePlace | null;
  isOptional?: boolean;
  /** Other answers, where the field is asked for only then. */
  given?: FormValues;
}

/** One field by the spec: what may be in it, and where it goes. */
export type FieldEntry =
  | ({ kind: 'text'; rule: TextOracle } & Asked)
  | ({ kind: 'choice' } & Asked)
  | ({ kind: 'yesNo' } & Asked)
  | ({ kind: 'file' } & Asked)
  /** Rows of a form, judged by tests of their own. */
  | { kind: 'rows' }
  /** Only shown, or only of use to the form itself. */
  | { kind: 'shown' };

/** A form by the spec: its fields by the path of their values. */
export interface FormEntry {
  context: OnboardingContext;
  fields: Readonly<Record<string, FieldEntry>>;
  /** Fields of rows that come and go. */
  rows?: Readonly<Record<string, FieldEntry>>;
}

type More = Omit<Asked, 'at'>;

export const text = (rule: TextOracle, at: WirePlace | null, more: More = {}): FieldEntry => ({
  kind: 'text',
  rule,
  at,
  ...more,
});
export const choice = (at: WirePlace, more: More = {}): FieldEntry => ({
  kind: 'choice',
  at,
  ...more,
});
export const file = (at: WirePlace, more: More = {}): FieldEntry => ({ kind: 'file', at, ...more });
export const yesNo = (at: WirePlace | null, more: More = {}): FieldEntry => ({
  kind: 'yesNo',
  at,
  ...more,
});

export const OPTIONAL = { isOptional: true } as const;
