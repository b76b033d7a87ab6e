import type { TextKey } from '@/i18n/indonesian';
import { errorsBySchema, type FormSchema } from '@/ui/forms/formErrors';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import type { FormValues } from './stepDefinition';

/** From the path of a value, or of a group of them, to the label of its field. */
export type Labels = Readonly<Record<string, TextKey>>;

/**
 * What stored values still miss by a schema: the labels of the fields that it refuses, in the order of
 * the form; a shared label is listed once.
 */
export function missingIn(schema: FormSchema, values: FormValues, labels: Labels): MessageRef[] {
  const refused = Object.keys(errorsBySchema(schema, values));
  const missing = Object.keys(labels)
    .filter((path) => refused.some((field) => field === path || field.startsWith(`${path}.`)))
    .flatMap((path) => labels[path] ?? []);
  return [...new Set(missing)].map((label) => typedMessageRef(label));
}
