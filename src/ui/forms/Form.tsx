import { getIn, useFormik } from 'formik';
import { useCallback } from 'react';
import { FormShell, type FormProps } from './FormShell';

/**
 * A form over Formik, whose values may be nested. Formik's own validation and submit are left out:
 * they may come late and over newer values. To start over with other values give the form another `key`.
 */
export function Form<Values extends object>({
  initialValues,
  onSubmit,
  ...shell
}: FormProps<Values>) {
  const {
    values,
    dirty,
    setFieldValue,
    setValues: setAll,
  } = useFormik<Values>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });

  const store = {
    values,
    isDirty: dirty,
    getValue: useCallback((path: string) => getIn(values, path) as unknown, [values]),
    setValue: useCallback(
      (path: string, value: unknown) => void setFieldValue(path, value, false),
      [setFieldValue],
    ),
    setValues: useCallback(
      (change: (current: Values) => Values) => void setAll(change, false),
      [setAll],
    ),
    submit: () => onSubmit(values) ?? Promise.resolve(),
  };
  return <FormShell {...shell} store={store} />;
}
