import { useCallback, useMemo, useState } from 'react';
import { errorsBySchema, fieldPath, type FormErrors, type FormSchema } from './formErrors';

type PathSet = Readonly<Record<string, true>>;

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

export type FormErrorState = {
  errors: FormErrors;
  /** Whether the values break a rule, or are not all there yet. */
  isBlocked: boolean;
  /** Fields whose errors are shown before any attempt to submit. */
  touched: PathSet;
  touch(this: void, path: string): void;
  setPending(this: void, path: string, reason: string | null): void;
};

const NO_ERRORS: FormErrors = {};

const withPath = (paths: PathSet, path: string): PathSet =>
  paths[path] === true ? paths : { ...paths, [path]: true };

const withoutPath = (errors: FormErrors, path: string): FormErrors =>
  errors[path] === undefined
    ? errors
    : Object.fromEntries(Object.entries(errors).filter(([other]) => other !== path));

/** The errors of the values of this very render, and which of them may show. */
export function useFormErrors<Values>(
  values: Values,
  { schema, validate, externalErrors = NO_ERRORS }: FormRules<Values>,
): FormErrorState {
  const [left, setLeft] = useState<PathSet>({});
  const [pending, setPendingReasons] = useState<FormErrors>(NO_ERRORS);

  const broken = useMemo<FormErrors>(
    () => ({ ...validate?.(values), ...errorsBySchema(schema, values) }),
    [values, schema, validate],
  );
  const errors = useMemo<FormErrors>(
    () => ({ ...broken, ...externalErrors, ...pending }),
    [broken, externalErrors, pending],
  );
  const isBlocked = Object.keys(broken).length > 0 || Object.keys(pending).length > 0;

  const touched = useMemo<PathSet>(() => {
    return Object.keys(externalErrors).map(fieldPath).reduce(withPath, left);
  }, [left, externalErrors]);

  const touch = useCallback((path: string) => setLeft((paths) => withPath(paths, path)), []);
  const setPending = useCallback((path: string, reason: string | null) => {
    setPendingReasons((reasons) =>
      reason === null ? withoutPath(reasons, path) : { ...reasons, [path]: reason },
    );
  }, []);

  return { errors, isBlocked, touched, touch, setPending };
}
