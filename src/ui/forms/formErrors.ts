import type { MessageRef } from '@/primitives/messageRef';
export type ByPath<Value> = Readonly<Record<string, Value>>;

/** What is wrong, by the path of their field, dots all the way: `banks.0.accountNo`. */
export type FormErrors = ByPath<MessageRef>;

/** What we ask of a Yup schema, so that a form does not bring the library along. */
export type FormSchema = {
  validateSync(values: unknown, options: typeof ALL_ERRORS): unknown;
};

/** A stack trace for each error takes longer than the rules themselves, and nobody reads it. */
const ALL_ERRORS = { abortEarly: false, disableStackTrace: true };

/** What Yup throws. Its messages are ours: each rule gives a reference. */
type FieldError = { path?: string | undefined; errors: MessageRef[] };

/** `banks[0].accountNo` and `banks.0.accountNo` are one field. */
export const fieldPath = (name: string): string => name.replaceAll(/\[(\d+)\]/g, '.$1');

/** The same record where nothing changes. */
export const withPath = <Value>(
  record: ByPath<Value>,
  path: string,
  value: Value,
): ByPath<Value> => (record[path] === value ? record : { ...record, [path]: value });

export const onlyPaths = <Value>(
  record: ByPath<Value>,
  isKept: (path: string) => boolean,
): ByPath<Value> => Object.fromEntries(Object.entries(record).filter(([path]) => isKept(path)));

function fieldErrorsOf(error: unknown): FieldError[] | null {
  // Without a stack trace it is no `Error`.
  const thrown = error as (FieldError & { name?: string; inner?: FieldError[] }) | null;
  if (thrown?.name !== 'ValidationError') return null;
  return thrown.inner?.length ? thrown.inner : [thrown];
}

/** The first error of each field. */
export function errorsBySchema(schema: FormSchema | undefined, values: unknown): FormErrors {
  if (schema === undefined) return {};
  try {
    schema.validateSync(values, ALL_ERRORS);
    return {};
  } catch (error) {
    const fieldErrors = fieldErrorsOf(error);
    if (fieldErrors === null) throw error;
    const errors: Record<string, MessageRef> = {};
    for (const {
      path,
      errors: [message],
    } of fieldErrors)
      if (message) errors[fieldPath(path ?? '')] ??= message;
    return errors;
  }
}
