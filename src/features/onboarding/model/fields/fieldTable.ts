import type { AnyObjectSchema } from 'yup';
import { isBlank } from '@/domain/validation/check';
import type { TextKey } from '@/i18n/indonesian';
import type { MessageRef } from '@/primitives/messageRef';
import type {
  FindFlagged,
  OnboardingContext,
  RegionPath,
  SaveCall,
  SaveHistory,
  SummaryGroup,
  SummaryList,
  SummaryFormatter,
  ValueComparison,
} from '../stepDefinition';
import { changedParts } from './changedParts';
import type { Field } from './fields';
import { missingIn } from '../formRules';
import { valueAt, type Checked, type Entries, type FieldNames, type ValuesOf } from './entries';
import { recordTable } from './recordTable';
import { saveCalls } from '../saveCalls';
import {
  isReplacedPart,
  splitWirePath,
  storedAt,
  type PartChanges,
  type ReplacedPart,
} from './wirePaths';

/** The values of the form of a table. */
export type FormValuesOf<Table> = Table extends { fields: infer Rows } ? ValuesOf<Rows> : never;

/** A table of the fields of an application, and what is derived from it. */
export interface FieldTable<Table extends Entries = Entries> {
  fields: Table;
  labels: Readonly<Record<FieldNames<Table>, TextKey>>;
  masterLists: readonly SummaryList[];
  /** Values that are never in a draft on the device. */
  excludedFromDraft: readonly (keyof Table & string)[];
  /** What it stores in records that the server replaces as a whole. */
  replaces: readonly ReplacedPart[];
  /** Finds the field that a note of the back office names. */
  findFlagged: FindFlagged<OnboardingContext>;
  fieldAt(path: FieldNames<Table>): Field | undefined;
  /** Whether a field is asked for in this application, given the values of the others. */
  isAsked(
    path: FieldNames<Table>,
    context: OnboardingContext,
    valueOf: (other: string) => unknown,
  ): boolean;
  initialValues(context: OnboardingContext): ValuesOf<Table>;
  schema(context: OnboardingContext): AnyObjectSchema;
  /** What is sent of each part of the contract: its changes. */
  changes(
    values: ValuesOf<Table>,
    context: OnboardingContext,
    history: SaveHistory<ValuesOf<Table>>,
  ): PartChanges;
  /** The calls that store the changes; none without changes. */
  save(
    values: ValuesOf<Table>,
    context: OnboardingContext,
    history?: SaveHistory<ValuesOf<Table>>,
  ): SaveCall[];
  /** The labels of what is missing, by stored values only. */
  missing(context: OnboardingContext): MessageRef[];
  /** Whether nothing is missing; the rules are asked only if every required value is there. */
  isComplete(context: OnboardingContext): boolean;
  /** The stored values for the review; fields that are not asked for are left out. */
  summary(context: OnboardingContext, formatter: SummaryFormatter): SummaryGroup[];
  /** The addresses whose region names the review needs. */
  regions(context: OnboardingContext): RegionPath[];
  compare: ValueComparison<OnboardingContext>;
}

/**
 * A form as a table of its fields. `section` and the name of a field form the key of its label. The
 * order of the fields is also the order of what is missing and of the review.
 */
export function fieldTable<const Section extends string, Table extends Entries>(
  section: Section,
  fields: Table & Checked<Section, Table>,
): FieldTable<Table> {
  type Values = ValuesOf<Table>;
  const table = recordTable<OnboardingContext, OnboardingContext, Table>(section, fields);
  const { leaves, missingLabels, isAsked } = table;
  const from = (context: OnboardingContext) => (wirePath: string) => storedAt(wirePath, context);

  const initialValues = (context: OnboardingContext): Values =>
    table.valuesOf(from(context), context);
  const schema = (context: OnboardingContext) => table.schema(context, context);
  const changes: FieldTable<Table>['changes'] = (values, context, history) =>
    changedParts(leaves, {
      values,
      context,
      history,
      isAsked: (path, given) => isAsked(path, context, (other) => valueAt(given, other)),
    });
  /** A blank value that is required: found without the rules, which a cheap phone takes long to build. */
  const lacksValue = (values: Values, context: OnboardingContext): boolean =>
    leaves.some(
      ({ path, field, group }) =>
        field.rule !== null &&
        !field.isOptional &&
        !group?.of.isAllOrNothing &&
        isBlank(valueAt(values, path)) &&
        isAsked(path, context, (other) => valueAt(values, other)),
    );
  const parts = leaves.flatMap(({ field: { wirePath } }) =>
    wirePath ? splitWirePath(wirePath).part : [],
  );

  return {
    fields,
    labels: table.labels,
    masterLists: table.masterLists,
    excludedFromDraft: table.excludedFromDraft,
    replaces: [...new Set(parts)].filter(isReplacedPart),
    findFlagged: table.findFlagged,
    fieldAt: table.fieldAt,
    isAsked,
    initialValues,
    schema,
    changes,
    save: (values, context, history = { base: initialValues(context), attempts: [] }) =>
      saveCalls(changes(values, context, history)),
    missing: (context) => missingIn(schema(context), initialValues(context), missingLabels),
    isComplete(context) {
      const values = initialValues(context);
      if (lacksValue(values, context)) return false;
      return missingIn(schema(context), values, missingLabels).length === 0;
    },
    summary: (context, formatter) => table.summary(from(context), context, formatter),
    regions: (context) => table.regions(from(context), context),
    compare: table.compare,
  };
}
