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
import type { ResourceName, Resources } from './resources';

/** Everything that the server has of an application; what each sub-step reads and nothing else. */
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

/** One answer in the review: a label and the value as a person reads it. */
export interface SummaryRow {
  label: TextKey | { text: string };
  /** Empty where nothing was answered. */
  value: string;
  /** Masked until the reader asks to see it (NIK, NPWP, account numbers). */
  isSensitive?: boolean;
  file?: StoredFile | null;
}

/** Rows that belong together, with a title where a sub-step has several such groups. */
export interface SummaryGroup {
  title?: string;
  /** What tells it from its like where they are folded; else the first answer that is not sensitive. */
  lead?: string;
  rows: SummaryRow[];
}

/** What a summary needs to put answers into words. */
export interface SummaryWords {
  t(key: TextKey, values?: Record<string, string | number>): string;
  /** The name of an entry of a master list; empty where it has none. */
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

interface CommonDefinition {
  id: SubStepId;
  /** What it reads of the context beside profile, detail and step. */
  reads?: readonly ResourceName[];
  /** What is missing by the server's truth alone, as text references; empty means complete. */
  missing(context: OnboardingContext): string[];
  summary(context: OnboardingContext, words: SummaryWords): SummaryGroup[];
  /** Lists whose names the summary needs. */
  masterLists?: readonly SummaryList[];
  /** Addresses whose region names the summary needs. */
  regions?(context: OnboardingContext): RegionPath[];
}

/** One call of a save. The calls of a save run in order and each is repeated only until it succeeds. */
export type SaveCall =
  | { kind: 'detail'; body: UserUpdateRequest }
  | { kind: 'pic'; body: PicUpdateRequest }
  | { kind: 'schedule'; body: ConsultationScheduleRequest };

export type FormValues = Record<string, unknown>;

/** What a draft on the device holds of a form. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** What went before a save of a form. */
export interface SaveHistory<Values> {
  /** The server's answers when the form was opened. */
  base: Values;
  /** All that the server had then; the same as now where left out. */
  baseContext?: OnboardingContext;
  /** What earlier attempts have sent; the server may have stored it or not. */
  attempts: readonly Values[];
}

/**
 * A list of documents or an address that the server replaces as a whole: a save can only keep what
 * another device has changed in it meanwhile where it knows of it.
 */
export type ReplacedValue =
  `documents.${keyof UserDetail['documents']}` | `addresses.${keyof UserDetail['addresses']}`;

/** A sub-step that is one form. */
export interface FormStepDefinition<
  Values extends FormValues = FormValues,
> extends CommonDefinition {
  kind: 'form';
  /** The server's answers as the form holds them; also what an untouched form shows. */
  initialValues(context: OnboardingContext): Values;
  /** Rules with text references as messages. */
  schema(context: OnboardingContext): AnyObjectSchema;
  /** The calls that store the values; they come as typed and have passed the schema. */
  save(values: Values, context: OnboardingContext, history?: SaveHistory<Values>): SaveCall[];
  /** What the save sends whole or not at all; it is read again before it. */
  replaces?: readonly ReplacedValue[];
  /** What values that are typed and not saved yet decide of the flow; null where they say nothing. */
  typedFacts?(values: DraftValues): OnboardingFacts | null;
  /** Values that never enter a draft on the device. */
  excludedFromDraft?: readonly (keyof Values & string)[];
  Fields: ComponentType<{ context: OnboardingContext }>;
}

/** A sub-step of rows or cards that save themselves; going on needs `missing` to be empty. */
export interface ListStepDefinition extends CommonDefinition {
  kind: 'list';
  Rows: ComponentType<{ context: OnboardingContext }>;
}

export type StepDefinition = FormStepDefinition | ListStepDefinition;

/** Every sub-step that asks for answers; the review shows what these hold. */
export type EditableSubStepId = Exclude<SubStepId, 'review'>;

export type DefinitionOf = (id: EditableSubStepId) => StepDefinition;

/**
 * Widens a definition for the registry. The one cast: the engine only ever hands a definition the
 * values that this same definition's form made, which the type system cannot say of a list of them.
 */
export function formStep<Values extends FormValues>(
  definition: FormStepDefinition<Values>,
): FormStepDefinition {
  return definition as unknown as FormStepDefinition;
}
