import { ValidationError, type AnyObjectSchema } from 'yup';
import type {
  FormStepDefinition,
  FormValues,
  OnboardingContext,
} from '@/features/onboarding/model/stepDefinition';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { inIndonesian } from './inIndonesian';
import type { CardEntry } from './cards';
import type { FieldEntry, FormEntry, WirePlace } from './fieldEntry';
import { cardRulesLater, contextLater } from './laterKnowledge';
import { valueAt } from './paths';

/** A form or card as the tests of its fields see it. */
export interface JudgedForm {
  name: string;
  fields: Readonly<Record<string, FieldEntry>>;
  rows?: Readonly<Record<string, FieldEntry>>;
  untouched: FormValues;
  schema: AnyObjectSchema;
  /** The rules once the page has heard more while the form is open. */
  schemaLater: AnyObjectSchema;
  /** A card's request in the contract. */
  contract?: string;
  /** What is sent of these values at a place; undefined where nothing is. */
  sent(values: FormValues, at: WirePlace): unknown;
}

/** The bodies of a form's calls, by kind. */
export function bodiesOf(
  definition: FormStepDefinition,
  values: FormValues,
  context: OnboardingContext,
): Record<string, unknown> {
  const calls = definition.save(values, context);
  return Object.fromEntries(calls.map(({ kind, body }) => [kind, body]));
}

export function judgedForm(
  definition: FormStepDefinition,
  { context, fields, rows = {} }: FormEntry,
): JudgedForm {
  return {
    name: definition.id,
    fields,
    rows,
    untouched: definition.initialValues(context),
    schema: definition.schema(context),
    schemaLater: definition.schema(contextLater(context)),
    sent(values, at) {
      const [kind = '', path = ''] = at.split(':');
      return valueAt(bodiesOf(definition, values, context)[kind], path);
    },
  };
}

export const judgedCard = (name: string, card: CardEntry): JudgedForm => ({
  name: `a card of ${name}`,
  contract: card.contract,
  fields: card.fields,
  untouched: card.empty,
  schema: card.schema,
  schemaLater: cardRulesLater[name.split(':')[0] ?? ''] ?? card.schema,
  sent: (values, at) => valueAt(card.toRequest(values), at.replace('request:', '')),
});

/** What a form says at a field, in Indonesian; null where it takes the value. */
export function saidAt(schema: AnyObjectSchema, path: string, values: FormValues): string | null {
  try {
    schema.validateSyncAt(path, values);
    return null;
  } catch (problem) {
    if (problem instanceof ValidationError) return inIndonesian(problem.message);
    // A field that may be left empty need not have a rule; those of rows are judged with their list.
    if (problem instanceof Error && problem.message.includes('does not contain the path')) {
      const error = errorsBySchema(schema, values)[path];
      return error === undefined ? null : inIndonesian(error);
    }
    throw problem;
  }
}
