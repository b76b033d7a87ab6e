import type { AnySchema } from 'yup';
import type { FileRef } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
import type { RuleOptions } from '@/domain/validation/rule';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import type { OnboardingContext, SummaryList, SummaryFormatter } from '../stepDefinition';
import { kinds, type FieldKind, type ShownValue } from './fieldKinds';
import type { WirePaths } from './wirePaths';

/** The paths of a record under which the contract has this type. */
type PathFor<Paths, Wire> = {
  [Path in keyof Paths & string]: NonNullable<Paths[Path]> extends Wire ? Path : never;
}[keyof Paths & string];

type Rule<Rules> = (options: RuleOptions, context: Rules) => AnySchema;

/** Values of other fields of the form, by their names. */
export type Condition = Readonly<Record<string, unknown>>;

/** The options of every field. */
interface CommonOptions<When extends Condition, Context> {
  isOptional?: boolean;
  /** Asked only while these other fields of the form have these values. */
  when?: When;
  /** Asked only in applications for which this is true. */
  only?: (context: Context) => boolean;
  /** False: never in a draft on the device. */
  isDrafted?: boolean;
  /** The key by which a note of the back office names it, if it is not that of its path. */
  flaggedAs?: string;
}

/** The options of a field with a path of the contract. */
interface FieldOptions<Wire, Value, When extends Condition, Context> extends CommonOptions<
  When,
  Context
> {
  /** What is sent while the field is not asked for; null by default. */
  otherwise?: Wire;
  /** The stored value is removed from applications that do not ask for it (`only`). */
  isRemovedUnlessAsked?: boolean;
  /** The initial value of the form, if it is not simply the stored one. */
  initial?: (stored: Value, context: Context) => Value;
  /** Its value in the review, if it is not the usual one of its kind. */
  review?: (
    stored: Wire | null | undefined,
    formatter: SummaryFormatter,
    context: Context,
  ) => ShownValue;
}

/** The options of a field that its step reads and stores by itself. */
interface OwnField<Value, When extends Condition, Context, Rules> extends CommonOptions<
  When,
  Context
> {
  read: (context: Context) => Value;
  /** Its value in the review; without it there is no row. */
  review?: (value: Value, formatter: SummaryFormatter, context: Context) => string;
  rule?: Rule<Rules>;
}

/**
 * One field of a form, from the wire to the review. `When` is the type of its condition,
 * `Context` is what its value is read from, `Rules` what its rule uses besides the form.
 */
export interface Field<
  Value = unknown,
  When extends Condition = Condition,
  Context = OnboardingContext,
  Rules = Context,
> {
  /** Where its value is stored; null if its step stores it, or if it cannot be changed. */
  wirePath: string | null;
  initial(stored: unknown, context: Context): Value;
  send(value: Value): unknown;
  otherwise: unknown;
  isRemovedUnlessAsked: boolean;
  /**
   * Null without a row in the review. Shows the stored value, or the form value if it has no path.
   */
  show: ((value: unknown, formatter: SummaryFormatter, context: Context) => ShownValue) | null;
  rule: Rule<Rules> | null;
  isOptional: boolean;
  when: When | null;
  only: (context: Context) => boolean;
  /** The list of its choices. */
  list: SummaryList | null;
  isDrafted: boolean;
  flaggedAs: string | null;
}

const commonOf = <When extends Condition, Context>({
  isOptional = false,
  when,
  only = () => true,
  isDrafted = true,
  flaggedAs,
}: CommonOptions<When, Context>) => ({
  isOptional,
  when: when ?? null,
  only,
  isDrafted,
  flaggedAs: flaggedAs ?? null,
});

/**
 * Makes the fields of a table: each takes the path of its stored value, then its rule or its list.
 * `Paths` are those of the record with their contract types; `*` is the record itself.
 */
export function fieldsOf<Paths, Context, Rules extends { today: string }>() {
  type Made<Value, When extends Condition> = Field<Value, NoInfer<When>, Context, Rules>;
  /** A field with the components that take it. */
  type Input<Name extends string> = { input: Name };

  /** A field of a special kind; the functions below make the usual kinds. */
  function custom<Wire, Value, Name extends string, const When extends Condition = never>(
    kind: FieldKind<Wire, Value, Name>,
    wirePath: PathFor<Paths, NoInfer<Wire>>,
    rule: Rule<Rules>,
    options: FieldOptions<Wire, Value, When, Context> = {},
  ): Made<Value, When> & Input<Name> {
    const { initial, review = kind.show, otherwise = null, isRemovedUnlessAsked = false } = options;
    const read = (stored: unknown) => kind.read(stored as Wire | null);
    return {
      input: kind.input,
      wirePath,
      initial: (stored, context) => (initial ? initial(read(stored), context) : read(stored)),
      send: (value) => kind.send(value),
      otherwise,
      isRemovedUnlessAsked,
      show: (stored, formatter, context) => review(stored as Wire | null, formatter, context),
      rule,
      list: null,
      ...commonOf(options),
    };
  }

  const textField =
    <Name extends string>(
      kind: FieldKind<string, string, Name>,
      rule: (options: RuleOptions) => AnySchema,
    ) =>
    <const When extends Condition = never>(
      wirePath: PathFor<Paths, string>,
      options?: FieldOptions<string, string, When, Context>,
    ) =>
      custom(kind, wirePath, rule, options);

  const ruledField =
    <Wire, Name extends string>(kind: FieldKind<Wire, string, Name>) =>
    <const When extends Condition = never>(
      wirePath: PathFor<Paths, Wire>,
      rule: Rule<Rules>,
      options?: FieldOptions<Wire, string, When, Context>,
    ) =>
      custom(kind, wirePath, rule, options);

  /** A field that the step reads and stores by itself. */
  function own<Value, const When extends Condition = never>({
    read,
    review,
    rule,
    ...options
  }: OwnField<Value, When, Context, Rules>): Made<Value, When> {
    return {
      wirePath: null,
      initial: (_stored, context) => read(context),
      send: () => null,
      otherwise: null,
      isRemovedUnlessAsked: false,
      show: review
        ? (value, formatter, context) => ({ value: review(value as Value, formatter, context) })
        : null,
      rule: rule ?? null,
      list: null,
      ...commonOf(options),
    };
  }

  return {
    custom,
    own,
    text: ruledField(kinds.text),
    digits: ruledField(kinds.digits),
    money: ruledField(kinds.money),
    wholeNumber: ruledField(kinds.wholeNumber),
    email: textField(kinds.email, fieldRules.email),
    phone: textField(kinds.phone, fieldRules.phone),
    nik: textField(kinds.nik, fieldRules.nik),
    npwp: textField(kinds.npwp, fieldRules.npwp),

    /** `rule` knows the day in Jakarta. */
    date: <const When extends Condition = never>(
      wirePath: PathFor<Paths, string>,
      rule: (today: string, options: RuleOptions) => AnySchema,
      options?: FieldOptions<string, string, When, Context>,
    ) => custom(kinds.date, wirePath, (given, { today }) => rule(today, given), options),

    choice: <const List extends SummaryList, const When extends Condition = never>(
      wirePath: PathFor<Paths, number>,
      list: List,
      options?: FieldOptions<number, number | null, When, Context>,
    ): Made<number | null, When> & Input<'choice'> & { list: List } => ({
      ...custom(kinds.choiceOf(list), wirePath, fieldRules.choice, options),
      list,
    }),

    yesNo: <const When extends Condition = never>(
      wirePath: PathFor<Paths, boolean>,
      options?: FieldOptions<boolean, boolean | null, When, Context>,
    ) => custom(kinds.yesNo, wirePath, fieldRules.choice, options),

    file: <const When extends Condition = never>(
      wirePath: PathFor<Paths, FileRef>,
      options?: FieldOptions<FileRef, StoredFile | null, When, Context>,
    ) => custom(kinds.file, wirePath, fieldRules.file, options),

    /** The file that the record itself is, such as a deed's. */
    ownFile: (
      wirePath: PathFor<Paths, Readonly<Record<keyof FileRef, string | null>>>,
      options?: { flaggedAs: string },
    ) => custom(kinds.ownFile, wirePath, fieldRules.file, options),

    /** A value that only the form uses: without a label, and never in a draft. */
    hidden: <Value>(initial: Value): Made<Value, never> & { isHidden: true } => ({
      ...own({ read: () => initial, isDrafted: false }),
      isHidden: true,
    }),

    /** A field that cannot be changed, so it is never in a draft. */
    readOnly: <Value>(
      read: (context: Context) => Value,
      review: (value: Value, formatter: SummaryFormatter) => string,
      flaggedAs?: string,
    ) => own({ read, review, isDrafted: false, ...(flaggedAs !== undefined && { flaggedAs }) }),
  } as const;
}

/** The fields of an application. */
export const field = fieldsOf<WirePaths, OnboardingContext, OnboardingContext>();
