import { useMemo, type ReactNode } from 'react';
import { FormPartContext, useFormContext, type FormContextValue } from './formContext';

type ByPath<Value> = Readonly<Record<string, Value>>;

/** What of a record lies below a path; the same object for as long as it says the same. */
function useBelow<Value>(record: ByPath<Value>, path: string): ByPath<Value> {
  const below = Object.entries(record).filter(([key]) => key.startsWith(`${path}.`));
  const text = JSON.stringify(below);
  return useMemo(() => Object.fromEntries(JSON.parse(text) as [string, Value][]), [text]);
}

/**
 * Fields whose values stand in one flat object below a path. They are rendered again when something
 * of theirs has changed and not with every key elsewhere, so that a form of many such parts is as
 * quick to type into as one of few. What stands within has to be memoised.
 */
export function FormPart({ path, children }: { path: string; children: ReactNode }) {
  const form = useFormContext();
  const { hasAttempted, isReadOnly, isSubmitting, setValue } = form;
  const { touch, setWaiting, setPending, setCheck } = form;
  const values = form.getValue(path) as ByPath<unknown> | undefined;
  const errors = useBelow(form.errors, path);

  const part = useMemo<FormContextValue>(
    () => ({
      errors,
      hasAttempted,
      isReadOnly,
      isSubmitting,
      getValue: (name) => values?.[name.slice(path.length + 1)],
      setValue,
      touch,
      setWaiting,
      setPending,
      setCheck,
    }),
    [
      errors,
      hasAttempted,
      isReadOnly,
      isSubmitting,
      values,
      path,
      setValue,
      touch,
      setWaiting,
      setPending,
      setCheck,
    ],
  );
  return <FormPartContext value={part}>{children}</FormPartContext>;
}
