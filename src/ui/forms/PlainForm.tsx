import { useCallback, useState } from 'react';
import { FormShell, type FormProps } from './FormShell';

const read = (values: object, name: string): unknown =>
  (values as Readonly<Record<string, unknown>>)[name];

/**
 * The same form without Formik, for flat values: what the pages before sign-in use, which have to be
 * there quickly.
 */
export function PlainForm<Values extends object>({
  initialValues,
  onSubmit,
  ...shell
}: FormProps<Values>) {
  const [first] = useState(initialValues);
  const [values, setValues] = useState(initialValues);

  const store = {
    values,
    isDirty: values !== first,
    getValue: useCallback((name: string) => read(values, name), [values]),
    setValue: useCallback((name: string, value: unknown) => {
      setValues((before) => (read(before, name) === value ? before : { ...before, [name]: value }));
    }, []),
    setValues,
    submit: () => onSubmit(values) ?? Promise.resolve(),
  };
  return <FormShell {...shell} store={store} />;
}
