import { getIn, useFormik } from 'formik';
import { useCallback, useRef } from 'react';
import { errorsBySchema, type FormErrors, type FormSchema } from './formErrors';
import { FormShell, type FormProps } from './FormShell';
import { useFormRules } from './useFormRules';

/**
 * A form over Formik, whose values may be nested. To start over with other values give the form
 * another `key`.
 */
export function Form<Values extends object>({
  initialValues,
  schema,
  validate,
  onSubmit,
  ...shell
}: FormProps<Values> & { schema?: FormSchema | undefined }) {
  const rules = useFormRules(
    useCallback(
      (values: Values): FormErrors => ({
        ...validate?.(values),
        ...errorsBySchema(schema, values),
      }),
      [schema, validate],
    ),
  );
  /** What the last submit has judged. Formik itself would send what was typed since. */
  const judged = useRef<{ values: Values; errors: FormErrors }>({
    values: initialValues,
    errors: {},
  });
  const formik = useFormik<Values>({
    initialValues,
    // Formik's errors come later than the values they are of; `FormShell` asks the rules at once.
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) => {
      judged.current = { values, errors: rules.validate(values) };
      return judged.current.errors;
    },
    onSubmit: async () => {
      await onSubmit(judged.current.values);
    },
  });
  const submitForm = async () => {
    const isDone = formik.submitForm();
    // Formik takes every field for touched then; here only those are that something is wrong with.
    void formik.setTouched(formik.touched);
    await isDone;
    return judged.current.errors;
  };
  return <FormShell {...shell} bag={{ ...formik, submitForm, getIn }} rules={rules} />;
}
