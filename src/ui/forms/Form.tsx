import { getIn, useFormik } from 'formik';
import { useCallback } from 'react';
import { FormShell, type FormProps } from './FormShell';

/**
 * A form over Formik, whose values may be nested. Formik's own validation is left out: it may
 * answer late and over newer values. To start over with other values give the form another `key`.
 */
export function Form<Values extends object>({
  initialValues,
  onSubmit,
  ...shell
}: FormProps<Values>) {
  const {
    values,
    dirty,
    submitForm,
    setFieldValue,
    setValues: setAll,
  } = useFormik<Values>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (submitted) => {
      await onSubmit(submitted);
    },
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
    submit: submitForm,
  };
  return <FormShell {...shell} store={store} />;
}
