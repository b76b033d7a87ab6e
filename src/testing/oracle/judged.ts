import { ValidationError, type AnyObjectSchema } from 'yup';
import type {
  FormStepDefinition,
  FormValues,
  OnboardingContext,
} from '@/features/onboarding/model/stepDefinition';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { inIndonesian } from './inIndonesian';
import type { CardEntry } from './cards';
import type { FieldEntry, FormEntry, WirePath } from './fieldEntry';
import { cardRulesLater, contextLater } from './laterKnowledge';
import { valueAt } from './paths';

/** A form or card as the field tests need it. */
export interface JudgedForm {
  name: string;
  fields: Readonly<Record<string, FieldEntry>>;
  rows?: Readonly<Record<string, FieldEntry>>;
  untouched: FormValues;
  schema: AnyObjectSchema;
  /** The rules after the page has received newer data while the form is open. */
  schemaLater: AnyObjectSchema;
  /** The name of a card's request in the contract. */
  contract?: string;
  /** The value that is sent at a wire path for these form values; undefined where none is. */
  sent(values: FormValues, at: WirePath): unknown;
}

/** The bodies of a form's calls, by the kind of call. */
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

/** The message of a form at a field, in Indonesian; null where the value is valid. */
export function saidAt(schema: AnyObjectSchema, path: string, values: FormValues): string | null {
  try {
    schema.validateSyncAt(path, values);
    return null;
  } catch (problem) {
    if (problem instanceof ValidationError) return inIndonesian(problem.message);
    // An optional field may have no rule of its own; fields of rows are validated with their list.
    if (problem instanceof Error && problem.message.includes('does not contain the path')) {
      const error = errorsBySchema(schema, values)[path];
      return error === undefined ? null : inIndonesian(error);
    }
    throw problem;
  }
}
