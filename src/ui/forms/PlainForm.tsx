import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { getFlat } from './formBag';
import { withPath, type ByPath, type FormErrors } from './formErrors';
import { FormShell, type FormProps } from './FormShell';
import { useFormRules } from './useFormRules';

const NO_RULES = (): FormErrors => ({});

export type PlainFormProps<Values extends object> = FormProps<Values> & {
  /** What is in the inputs already, of a page that was there before React. */
  typed?: Values | undefined;
};

/**
 * The same form without Formik, for flat values: what the pages before sign-in use, which have to be
 * there quickly.
 */
export function PlainForm<Values extends object>({
  initialValues,
  typed,
  validate = NO_RULES,
  onSubmit,
  ...shell
}: PlainFormProps<Values>) {
  const rules = useFormRules(validate);
  const [values, setValues] = useState(initialValues);
  const [touched, setTouched] = useState<ByPath<boolean>>({});
  const takeUp = useEffectEvent(() => typed && setValues(typed));
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- React takes a page over as it was rendered, with empty inputs; only then it may differ.
    takeUp();
  }, []);
  const setFieldValue = useCallback((name: string, value: unknown) => {
    setValues((before) =>
      getFlat(before, name) === value ? before : { ...before, [name]: value },
    );
  }, []);
  const setFieldTouched = useCallback((name: string, isTouched: boolean) => {
    setTouched((before) => withPath(before, name, isTouched));
  }, []);
  const submitForm = async () => {
    const errors = rules.validate(values);
    if (Object.keys(errors).length === 0) await onSubmit(values);
    return errors;
  };

  const bag = { values, touched, setFieldValue, setFieldTouched, setValues, submitForm };
  return <FormShell {...shell} bag={{ ...bag, getIn: getFlat }} rules={rules} />;
}
