import { useCallback, useState } from 'react';
import { FormShell, type FormProps } from './FormShell';

/**
 * The same form without Formik, for flat values: what the pages before sign-in use, which have to be
 * there quickly.
 */
export function PlainForm<Values extends Record<string, unknown>>({
  initialValues,
  onSubmit,
  ...shell
}: FormProps<Values>) {
  const [first] = useState(initialValues);
  const [values, setValues] = useState(initialValues);

  const store = {
    values,
    isDirty: values !== first,
    getValue: useCallback((name: string) => values[name], [values]),
    setValue: useCallback((name: string, value: unknown) => {
      setValues((before) => (before[name] === value ? before : { ...before, [name]: value }));
    }, []),
    setValues,
    submit: () => onSubmit(values) ?? Promise.resolve(),
  };
  return <FormShell {...shell} store={store} />;
}
