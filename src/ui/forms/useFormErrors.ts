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
  setPending(this: void, path: string, isPending: boolean): void;
};

const NO_ERRORS: FormErrors = {};

const withPath = (paths: PathSet, path: string): PathSet =>
  paths[path] === true ? paths : { ...paths, [path]: true };

const withoutPath = (paths: PathSet, path: string): PathSet =>
  Object.fromEntries(Object.entries(paths).filter(([other]) => other !== path));

/** The errors of the values of this very render, and which of them may show. */
export function useFormErrors<Values>(
  values: Values,
  { schema, validate, externalErrors = NO_ERRORS }: FormRules<Values>,
): FormErrorState {
  const [left, setLeft] = useState<PathSet>({});
  const [pending, setPendingPaths] = useState<PathSet>({});

  const errors = useMemo<FormErrors>(() => {
    const uploads = Object.keys(pending).map((path) => [path, 'common.file.stillUploading']);
    return {
      ...validate?.(values),
      ...errorsBySchema(schema, values),
      ...externalErrors,
      ...(Object.fromEntries(uploads) as FormErrors),
    };
  }, [values, schema, validate, externalErrors, pending]);

  const touched = useMemo<PathSet>(() => {
    return Object.keys(externalErrors).map(fieldPath).reduce(withPath, left);
  }, [left, externalErrors]);

  const touch = useCallback((path: string) => setLeft((paths) => withPath(paths, path)), []);
  const setPending = useCallback((path: string, isPending: boolean) => {
    setPendingPaths((paths) => (isPending ? withPath(paths, path) : withoutPath(paths, path)));
  }, []);

  return { errors, touched, touch, setPending };
}
