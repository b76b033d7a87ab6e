import { useCallback, useMemo, useState } from 'react';
import { errorsBySchema, fieldPath, type FormErrors, type FormSchema } from './formErrors';

type PathSet = Readonly<Record<string, true>>;

export type FormRules<Values> = {
  schema?: FormSchema | undefined;
  /** Rules that a schema does not hold; text references by path. */
  validate?: ((values: Values) => FormErrors) | undefined;
  /** Errors that come from elsewhere, such as the server's check of a NIK; shown at once. */
  externalErrors?: FormErrors | undefined;
};

export type FormErrorState = {
  errors: FormErrors;
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

  const errors = useMemo<FormErrors>(
    () => ({
      ...validate?.(values),
      ...errorsBySchema(schema, values),
      ...externalErrors,
      ...pending,
    }),
    [values, schema, validate, externalErrors, pending],
  );

  const touched = useMemo<PathSet>(() => {
    return Object.keys(externalErrors).map(fieldPath).reduce(withPath, left);
  }, [left, externalErrors]);

  const touch = useCallback((path: string) => setLeft((paths) => withPath(paths, path)), []);
  const setPending = useCallback((path: string, reason: string | null) => {
    setPendingReasons((reasons) =>
      reason === null ? withoutPath(reasons, path) : { ...reasons, [path]: reason },
    );
  }, []);

  return { errors, touched, touch, setPending };
}
