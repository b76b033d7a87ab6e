import type { ComponentType } from 'react';
import type { AnyObjectSchema } from 'yup';
import type {
  ConsultationScheduleRequest,
  MasterListName,
  OnboardingStepDetail,
  PicUpdateRequest,
  Profile,
  UserDetail,
  UserUpdateRequest,
} from '@/api/wire';
import type { OnboardingFacts } from '@/domain/onboarding/facts';
import type { Flow } from '@/domain/onboarding/flow';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { TextKey } from '@/i18n/indonesian';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import type { MessageRef } from '@/primitives/messageRef';
import type { ResourceName, Resources } from './resources';

/** All stored data of an application; sub-steps read nothing else. */
export interface OnboardingContext extends Resources {
  /** What differs between the variants, as data. */
  flow: Flow;
  profile: Profile;
  detail: UserDetail;
  stepDetail: OnboardingStepDetail;
  facts: OnboardingFacts;
  /** The day in Jakarta, `YYYY-MM-DD`. */
  today: string;
  isReadOnly: boolean;
}

/** A list whose entries a summary names. */
export type SummaryList = MasterListName | 'banks';

/** One value in the review: its label and its text. */
export interface SummaryRow {
  label: TextKey | { text: string };
  /** The path of the field in its form, if the row is of one field. */
  path?: string;
  /** Empty without a value. */
  value: string;
  /** Masked until the user asks to see it (NIK, NPWP, account numbers). */
  isSensitive?: boolean;
  file?: StoredFile | null;
}

/** Rows that belong together, with a title if a sub-step has several such groups. */
export interface SummaryGroup {
  title?: string;
  /** The record of a list that it shows. */
  recordId?: number;
  /** What the record is called, such as the name of a person. */
  name?: string;
  /**
   * What identifies the group while it is folded, beside its name; by default the first value that
   * is not sensitive.
   */
  lead?: string;
  rows: SummaryRow[];
}

/** What a summary needs to turn values into text. */
export interface SummaryFormatter {
  t(key: TextKey, values?: Record<string, string | number>): string;
  /** The name of an entry of a master list; empty if unknown. */
  option(list: SummaryList, id: number | null | undefined): string;
  /** Names of regions by id, loaded for the ids that `regions` of the definition names. */
  region(id: number | null | undefined): string;
  date(iso: string | null | undefined): string;
  rupiah(amount: number | null | undefined): string;
}

export interface RegionPath {
  provinceId: number | null;
  cityId: number | null;
  districtId: number | null;
  villageId: number | null;
}

/** The field that a note of the back office is about. */
export interface FlaggedField<Context> {
  /** The path of its value in the form. */
  path: string;
  label: TextKey;
  /** The value that it had, as the review shows values; the back office may have written anything. */
  show(previous: unknown, formatter: SummaryFormatter, context: Context): Omit<SummaryRow, 'label'>;
  /** The addresses whose region names that value needs. */
  regions(previous: unknown): RegionPath[];
}

/** Finds a field by its key or its path in the API; null where the form has no such field. */
export type FindFlagged<Context> = (name: string) => FlaggedField<Context> | null;

interface CommonDefinition {
  id: EditableSubStepId;
  /** What it reads of the context besides profile, detail and step. */
  reads?: readonly ResourceName[];
  /** What is missing by stored values only; empty means complete. */
  missing(context: OnboardingContext): MessageRef[];
  /** The same as a yes or no, where that takes less time. */
  isComplete?(context: OnboardingContext): boolean;
  summary(context: OnboardingContext, formatter: SummaryFormatter): SummaryGroup[];
  /** Finds the field that a note of the back office names. */
  findFlagged: FindFlagged<OnboardingContext>;
  /** Lists whose names the summary needs. */
  masterLists?: readonly SummaryList[];
  /** Addresses whose region names the summary needs. */
  regions?(context: OnboardingContext): RegionPath[];
}

/**
 * One call of a save. The calls of a save run in order, and each is repeated only until it
 * succeeds.
 */
export type SaveCall =
  | { kind: 'detail'; body: UserUpdateRequest }
  | { kind: 'pic'; body: PicUpdateRequest }
  | { kind: 'schedule'; body: ConsultationScheduleRequest };

export type FormValues = Record<string, unknown>;

/** What a draft on the device holds of a form. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** What is known of the values of a form beside their JSON. */
export interface ValueEquality {
  /** Names of values that are only right together, in pairs. */
  links: readonly (readonly [string, string])[];
  /** Whether two values are stored as the same. */
  isSame(name: string, one: unknown, other: unknown): boolean;
}

/** How the values of a form are compared, and what each looks like as text. */
export interface ValueComparison<Context> extends ValueEquality {
  /** The lists that name the values. */
  masterLists: readonly SummaryList[];
  /** The name of an entry: a field, or a group of fields. */
  titleOf(name: string): TextKey | null;
  /** The values of these entries as the review shows them, stored or not. */
  rows(
    names: readonly string[],
    values: FormValues,
    context: Context,
    formatter: SummaryFormatter,
  ): SummaryRow[];
}

/** The history of a form before a save. */
export interface SaveHistory<Values> {
  /** The stored values when the form was opened. */
  base: Values;
  /** All data that the server had then; the same as now by default. */
  baseContext?: OnboardingContext;
  /** What earlier attempts have sent; the server may or may not have stored it. */
  attempts: readonly Values[];
}

/**
 * A list of documents or an address that the server replaces as a whole: a save can keep changes of
 * another device only if it knows them.
 */
export type ReplacedValue =
  `documents.${keyof UserDetail['documents']}` | `addresses.${keyof UserDetail['addresses']}`;

/** A sub-step that is one form. */
export interface FormStepDefinition<
  Values extends FormValues = FormValues,
> extends CommonDefinition {
  kind: 'form';
  /** The stored values as form values; also what an untouched form shows. */
  initialValues(context: OnboardingContext): Values;
  /** Rules with message references as messages. */
  schema(context: OnboardingContext): AnyObjectSchema;
  /** The calls that store the values; the values are as typed and valid. */
  save(values: Values, context: OnboardingContext, history?: SaveHistory<Values>): SaveCall[];
  /** What the save sends as a whole; it is read again before the save. */
  replaces?: readonly ReplacedValue[];
  /** What unsaved values mean for the flow; null if nothing. */
  typedFacts?(values: DraftValues): OnboardingFacts | null;
  /** How a draft is compared with newer stored values. */
  compare: ValueComparison<OnboardingContext>;
  /** Values that are never in a draft on the device. */
  excludedFromDraft?: readonly (keyof Values & string)[];
}

/** A sub-step of rows or cards that save themselves; going on requires `missing` to be empty. */
export interface ListStepDefinition extends CommonDefinition {
  kind: 'list';
  /** The records of the list. */
  records(context: OnboardingContext): readonly { id: number }[];
}

export type StepDefinition = FormStepDefinition | ListStepDefinition;

/** Every sub-step with values of the applicant; the review shows them. */
export type EditableSubStepId = Exclude<SubStepId, 'review'>;

/** What the page of a sub-step has inside its frame: the fields of its form, or its rows. */
export type SubStepContent = ComponentType<{ context: OnboardingContext }>;

export type DefinitionOf = (id: EditableSubStepId) => StepDefinition;

/**
 * Widens a definition for the registry. The one cast: the engine passes a definition only the
 * values of its own form, which the type system cannot express for a list of definitions.
 */
export function formStep<Values extends FormValues>(
  definition: FormStepDefinition<Values>,
): FormStepDefinition {
  return definition as unknown as FormStepDefinition;
}
