import { object, type AnyObjectSchema } from 'yup';
import type { MasterListName } from '@/api/wire';
import type { Siblings } from '@/domain/validation/rule';
import type { TextKey } from '@/i18n/indonesian';
import type {
  OnboardingContext,
  SaveCall,
  SaveHistory,
  SummaryRow,
  SummaryWords,
} from '../../engine/stepDefinition';
import { changedParts } from './changedParts';
import type { Field } from './fields';
import { missingOfForm } from './formRules';
import { detailCalls, picCalls } from './patch';
import { storedAt, type PartChanges } from './wirePlaces';

export type Fields = Readonly<Record<string, Field>>;

type NamesIn<Table> = keyof Table & string;

/** A field whose label has no text, or whose `when` names no field of the table, does not compile. */
type Checked<Section extends string, Table extends Fields> = {
  [Name in NamesIn<Table>]: `${Section}.${Name}` extends TextKey
    ? Table[Name] extends Field<unknown, infer Other>
      ? [Other] extends [NamesIn<Table>]
        ? Table[Name]
        : 'its `when` names a field that the table does not have'
      : never
    : `no text has the key ${Section}.${Name}`;
};

/** The values of a form with these fields. */
export type ValuesOf<Table extends Fields> = {
  [Name in NamesIn<Table>]: Table[Name] extends Field<infer Value> ? Value : never;
};

/** The values of the form of a table. */
export type FormValuesOf<Table> = Table extends FieldTable<infer Rows> ? ValuesOf<Rows> : never;

/** A table of fields, and what follows from it: all that a form is but its layout. */
export interface FieldTable<Table extends Fields = Fields> {
  fields: Table;
  labels: Readonly<Record<NamesIn<Table>, TextKey>>;
  masterLists: readonly MasterListName[];
  /** Values that never enter a draft on the device. */
  excludedFromDraft: readonly NamesIn<Table>[];
  /** Whether a field is asked for in this application, by the values of the others. */
  isAsked(
    name: NamesIn<Table>,
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
  /** The calls that store the changes; none where there are none. */
  save(
    values: ValuesOf<Table>,
    context: OnboardingContext,
    history?: SaveHistory<ValuesOf<Table>>,
  ): SaveCall[];
  /** The labels of what is missing by the server's truth alone. */
  missing(context: OnboardingContext): string[];
  /** The stored answers as the review shows them; those that are not asked for are left out. */
  rows(context: OnboardingContext, words: SummaryWords): SummaryRow[];
}

const callsOf = ({ detail, pic, 'pic.information': information, ...parts }: PartChanges) => [
  ...detailCalls({ ...detail, ...parts }),
  ...picCalls({ ...pic, ...(information && { information }) }),
];

/**
 * A form as a table of its fields. `section` and the name of a field are the key of its label. The
 * order of the fields is the order of what is missing and of the review.
 */
export function fieldTable<const Section extends string, Table extends Fields>(
  section: Section,
  fields: Table & Checked<Section, Table>,
): FieldTable<Table> {
  type Name = NamesIn<Table>;
  type Values = ValuesOf<Table>;
  const names = Object.keys(fields) as Name[];
  const fieldOf = (name: Name): Field => fields[name];
  const each = (of: (field: Field, name: Name) => unknown) =>
    Object.fromEntries(names.map((name) => [name, of(fieldOf(name), name)]));

  const labels = each((_field, name) => `${section}.${name}`) as Record<Name, TextKey>;

  const isAsked: FieldTable<Table>['isAsked'] = (name, context, valueOf) => {
    const { when, only } = fieldOf(name);
    return (
      only(context) &&
      Object.entries(when ?? {}).every(([other, value]) => valueOf(other) === value)
    );
  };

  const initialValues = (context: OnboardingContext) =>
    each(({ place, initial }) =>
      initial(place === null ? null : storedAt(place, context), context),
    ) as Values;

  const ruleOf = (name: Name, context: OnboardingContext) => {
    const { rule, isOptional } = fieldOf(name);
    const appliesWhen = (values: Siblings) => isAsked(name, context, (other) => values[other]);
    return rule?.({ isOptional, appliesWhen }, context);
  };

  const schema = (context: OnboardingContext) =>
    object(
      Object.fromEntries(
        names.flatMap((name) => {
          const rule = ruleOf(name, context);
          return rule === undefined ? [] : [[name, rule]];
        }),
      ),
    );

  const isAskedBeside = (name: Name, context: OnboardingContext, values: Values) =>
    isAsked(name, context, (other) => values[other as Name]);

  const changes: FieldTable<Table>['changes'] = (values, context, history) =>
    changedParts<Name, Values>(fields, {
      values,
      context,
      history,
      isAsked: (name, given) => isAskedBeside(name, context, given),
    });

  return {
    fields,
    labels,
    masterLists: [...new Set(names.flatMap((name) => fieldOf(name).list ?? []))],
    excludedFromDraft: names.filter((name) => !fieldOf(name).isDrafted),
    isAsked,
    initialValues,
    schema,
    changes,
    save: (values, context, history = { began: initialValues(context), tried: [] }) =>
      callsOf(changes(values, context, history)),
    missing: (context) => missingOfForm({ initialValues, schema, labels }, context),
    rows: (context, words) => {
      const values = initialValues(context);
      return names.flatMap((name) => {
        const { place, show, otherwise } = fieldOf(name);
        const isShown = otherwise !== null || isAskedBeside(name, context, values);
        if (show === null || !isShown) return [];
        const answer = place === null ? values[name] : storedAt(place, context);
        return [{ label: labels[name], ...show(answer, words) }];
      });
    },
  };
}
