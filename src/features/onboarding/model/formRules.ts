import type { AnyObjectSchema } from 'yup';
import type { TextKey } from '@/i18n/indonesian';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import type { FormValues, OnboardingContext } from './stepDefinition';

/** From the path of a value, or of a group of them, to the label of its field. */
export type Labels = Readonly<Record<string, TextKey>>;

/** The React-free half of a form step. */
export interface StepFormRules<Values extends FormValues> {
  initialValues: (context: OnboardingContext) => Values;
  schema: (context: OnboardingContext) => AnyObjectSchema;
  labels: Labels;
}

/**
 * What a form still misses according to the stored values: the labels of the fields that its rules
 * refuse, in the order of the form; a shared label is listed once.
 */
export function missingOfForm<Values extends FormValues>(
  { initialValues, schema, labels }: StepFormRules<Values>,
  context: OnboardingContext,
): MessageRef[] {
  const refused = Object.keys(errorsBySchema(schema(context), initialValues(context)));
  const missing = Object.keys(labels)
    .filter((path) => refused.some((field) => field === path || field.startsWith(`${path}.`)))
    .flatMap((path) => labels[path] ?? []);
  return [...new Set(missing)].map((label) => typedMessageRef(label));
}
