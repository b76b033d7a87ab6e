import { useCallback, useMemo, useState } from 'react';
import { errorsBySchema, type FormErrors, type FormSchema } from './formErrors';
import { useShownErrors, type ShownErrors } from './useShownErrors';

export type FormRules<Values> = {
  schema?: FormSchema | undefined;
  /** Rules that a schema does not hold; text references by path. */
  validate?: ((values: Values) => FormErrors) | undefined;
  /**
   * Refusals of the server, shown at once. They hold nobody back: only the server can say whether
   * what it refused is still refused.
   */
  externalErrors?: FormErrors | undefined;
};

export type FormErrorState = ShownErrors & {
  /** Whether the values break a rule, or are not all there yet. */
  isBlocked: boolean;
  setPending(this: void, path: string, reason: string | null): void;
};

const NO_ERRORS: FormErrors = {};

const withoutPath = (errors: FormErrors, path: string): FormErrors =>
  errors[path] === undefined
    ? errors
    : Object.fromEntries(Object.entries(errors).filter(([other]) => other !== path));

/** Nothing is given yet, not even something wrong. */
const isUnanswered = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The errors of the values of this very render, and which of them show. */
export function useFormErrors<Values>(
  values: Values,
  getValue: (path: string) => unknown,
  { schema, validate, externalErrors = NO_ERRORS }: FormRules<Values>,
): FormErrorState {
  const [pending, setPendingReasons] = useState<FormErrors>(NO_ERRORS);

  const broken = useMemo<FormErrors>(
    () => ({ ...validate?.(values), ...errorsBySchema(schema, values) }),
    [values, schema, validate],
  );
  const [missing, wrong] = useMemo<[FormErrors, FormErrors]>(() => {
    const isMissing = ([path]: [string, string]) =>
      pending[path] === undefined && isUnanswered(getValue(path));
    const entries = Object.entries({ ...broken, ...pending });
    return [
      Object.fromEntries(entries.filter(isMissing)),
      Object.fromEntries(entries.filter((entry) => !isMissing(entry))),
    ];
  }, [broken, pending, getValue]);
  const shown = useShownErrors({ missing, wrong, external: externalErrors });
  const isBlocked = Object.keys(broken).length > 0 || Object.keys(pending).length > 0;

  const setPending = useCallback((path: string, reason: string | null) => {
    setPendingReasons((reasons) =>
      reason === null ? withoutPath(reasons, path) : { ...reasons, [path]: reason },
    );
  }, []);

  return { ...shown, isBlocked, setPending };
}
