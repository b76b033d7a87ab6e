import { useMemo, type ReactNode } from 'react';
import { FormPartContext, useFormContext } from './formContext';
import { onlyPaths, type ByPath, type FormErrors } from './formErrors';

/** The errors of fields below a path; the same object for as long as it says the same. */
function useErrorsBelow(path: string, errors: FormErrors): FormErrors {
  const text = JSON.stringify(onlyPaths(errors, (other) => other.startsWith(`${path}.`)));
  return useMemo(() => JSON.parse(text) as FormErrors, [text]);
}

/**
 * Fields whose values are in one flat object below a path. They are rendered again when something
 * of theirs has changed and not with every key elsewhere, so that a form of many such parts is as
 * quick to type into as one of few. The children have to be memoised.
 */
export function FormPart({ path, children }: { path: string; children: ReactNode }) {
  const { hasAttempted, isReadOnly, isSubmitting, ...form } = useFormContext();
  const values = form.getValue(path) as ByPath<unknown> | undefined;
  const errors = useErrorsBelow(path, form.errors);

  const part = useMemo(
    () => ({
      errors,
      hasAttempted,
      isReadOnly,
      isSubmitting,
      getValue: (name: string) => values?.[name.slice(path.length + 1)],
    }),
    [errors, hasAttempted, isReadOnly, isSubmitting, values, path],
  );
  return <FormPartContext value={part}>{children}</FormPartContext>;
}
