import type { AnySchema } from 'yup';
import type { FileRef, MasterListName } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
import type { RuleOptions } from '@/domain/validation/rule';
import type { OnboardingContext, StoredFile, SummaryWords } from '../../engine/stepDefinition';
import { kinds, type FieldKind, type ShownValue } from './fieldKinds';
import type { WirePlace } from './wirePlaces';

type Rule = (options: RuleOptions, context: OnboardingContext) => AnySchema;

/** What may be said of any field. */
interface CommonOptions<Other extends string> {
  isOptional?: boolean;
  /** Asked only while these other fields of the form have these values. */
  when?: Readonly<Record<Other, unknown>>;
  /** Asked only in applications of which this is true. */
  only?: (context: OnboardingContext) => boolean;
  /** False: never kept in a draft on the device. */
  isDrafted?: boolean;
}

/** The same of one that is stored in a place of the contract. */
interface FieldOptions<Wire, Value, Other extends string> extends CommonOptions<Other> {
  /** What is sent while the field is not asked for; null where left out. */
  otherwise?: Wire;
  /** What is stored is removed from applications that do not ask for it (`only`). */
  isRemovedUnlessAsked?: boolean;
  /** What the form begins with, where that is not simply what is stored. */
  initial?: (stored: Value, context: OnboardingContext) => Value;
  /** Its value in the review, where that is not the usual one of its kind. */
  review?: (stored: Wire | null | undefined, words: SummaryWords) => ShownValue;
}

/** Of one that its step reads, and stores by itself. */
interface OwnField<Value, Other extends string> extends CommonOptions<Other> {
  read: (context: OnboardingContext) => Value;
  /** Its value in the review; left out where it has no row there. */
  review?: (value: Value, words: SummaryWords) => string;
  rule?: Rule;
}

/** One field of a form, from the wire to the review; `Other` are the fields that `when` names. */
export interface Field<Value = unknown, Other extends string = string> {
  /** Where its answer is stored; null where its step sees to that, or nobody can change it. */
  place: WirePlace | null;
  initial(stored: unknown, context: OnboardingContext): Value;
  send(value: Value): unknown;
  otherwise: unknown;
  isRemovedUnlessAsked: boolean;
  /** Null where it has no row in the review. Shows what is stored, or the value where it has no place. */
  show: ((answer: unknown, words: SummaryWords) => ShownValue) | null;
  rule: Rule | null;
  isOptional: boolean;
  when: Readonly<Record<Other, unknown>> | null;
  only: (context: OnboardingContext) => boolean;
  /** The list that it is chosen from. */
  list: MasterListName | null;
  isDrafted: boolean;
}

/** A field of a kind of its own; `field` has the usual ones. */
export function makeField<Wire, Value, Other extends string = never>(
  kind: FieldKind<Wire, Value>,
  place: WirePlace<Wire>,
  rule: Rule,
  options: FieldOptions<Wire, Value, Other> = {},
): Field<Value, NoInfer<Other>> {
  const { initial, review = kind.show, otherwise = null, isRemovedUnlessAsked = false } = options;
  const read = (stored: unknown) => kind.read(stored as Wire | null);
  return {
    place,
    initial: (stored, context) => (initial ? initial(read(stored), context) : read(stored)),
    send: (value) => kind.send(value),
    otherwise,
    isRemovedUnlessAsked,
    show: (stored, words) => review(stored as Wire | null, words),
    rule,
    list: null,
    ...commonOf(options),
  };
}

const commonOf = <Other extends string>({
  isOptional = false,
  when,
  only = () => true,
  isDrafted = true,
}: CommonOptions<Other>) => ({ isOptional, when: when ?? null, only, isDrafted });

const textField =
  (kind: FieldKind<string, string>, rule: Rule) =>
  <Other extends string = never>(
    place: WirePlace<string>,
    options?: FieldOptions<string, string, Other>,
  ) =>
    makeField(kind, place, rule, options);

const ruledField =
  <Wire>(kind: FieldKind<Wire, string>) =>
  <Other extends string = never>(
    place: WirePlace<Wire>,
    rule: Rule,
    options?: FieldOptions<Wire, string, Other>,
  ) =>
    makeField(kind, place, rule, options);

/** Makes the fields of a table: each takes where its answer is stored, then its rule or its list. */
export const field = {
  text: ruledField(kinds.text),
  digits: ruledField(kinds.digits),
  money: ruledField(kinds.money),
  wholeNumber: ruledField(kinds.wholeNumber),
  email: textField(kinds.email, fieldRules.email),
  phone: textField(kinds.phone, fieldRules.phone),
  nik: textField(kinds.nik, fieldRules.nik),
  npwp: textField(kinds.npwp, fieldRules.npwp),

  /** `rule` is one that knows the day in Jakarta. */
  date: <Other extends string = never>(
    place: WirePlace<string>,
    rule: (today: string, options: RuleOptions) => AnySchema,
    options?: FieldOptions<string, string, Other>,
  ) => makeField(kinds.date, place, (given, { today }) => rule(today, given), options),

  choice: <Other extends string = never>(
    place: WirePlace<number>,
    list: MasterListName,
    options?: FieldOptions<number, number | null, Other>,
  ): Field<number | null, NoInfer<Other>> & { list: MasterListName } => ({
    ...makeField(kinds.choiceOf(list), place, fieldRules.choice, options),
    list,
  }),

  yesNo: <Other extends string = never>(
    place: WirePlace<boolean>,
    options?: FieldOptions<boolean, boolean | null, Other>,
  ) => makeField(kinds.yesNo, place, fieldRules.choice, options),

  file: <Other extends string = never>(
    place: WirePlace<FileRef>,
    options?: FieldOptions<FileRef, StoredFile | null, Other>,
  ) => makeField(kinds.file, place, fieldRules.file, options),

  /** One that the step reads and stores by itself. */
  own: <Value, Other extends string = never>({
    read,
    review,
    rule,
    ...options
  }: OwnField<Value, Other>): Field<Value, NoInfer<Other>> => ({
    place: null,
    initial: (_stored, context) => read(context),
    send: () => null,
    otherwise: null,
    isRemovedUnlessAsked: false,
    show: review ? (value, words) => ({ value: review(value as Value, words) }) : null,
    rule: rule ?? null,
    list: null,
    ...commonOf(options),
  }),

  /** One that nobody can change: a draft tells nothing of what cannot be typed. */
  readOnly: <Value>(
    read: (context: OnboardingContext) => Value,
    review: (value: Value, words: SummaryWords) => string,
  ) => field.own({ read, review, isDrafted: false }),
} as const;
