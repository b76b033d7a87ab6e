import { useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { FieldErrorList } from './FieldErrorList';
import { FormContext, type FormContextValue } from './formContext';
import * as styles from './form.module.css';
import { useFailedAttempts } from './useFailedAttempts';
import { useFormErrors, type FormRules } from './useFormErrors';
import { useSubmitOnce } from './useSubmitOnce';

export type FormHandle<Values> = {
  values: Values;
  isDirty: boolean;
  /** Changes several values at once, from the values before. */
  setValues(this: void, change: (values: Values) => Values): void;
};

export type FormProps<Values extends object> = FormRules<Values> & {
  initialValues: Values;
  /** Runs with values without errors, once at a time. What it rejects with is reported. */
  onSubmit: (values: Values) => Promise<unknown> | undefined;
  /** Called after every change, for the draft. */
  onChange?: (values: Values) => void;
  isReadOnly?: boolean;
  id?: string;
  children: ReactNode | ((form: FormHandle<Values>) => ReactNode);
};

/** Calls back with the values after each change, not for those that the form starts with. */
function useChangeNotice<Values>(values: Values, onChange?: (values: Values) => void): void {
  const notify = useRef(onChange);
  const previous = useRef(values);
  useEffect(() => {
    notify.current = onChange;
  });
  useEffect(() => {
    if (previous.current === values) return;
    previous.current = values;
    notify.current?.(values);
  }, [values]);
}

/**
 * A form over Formik. Errors show at a field once it was left or a submit was tried; a failed
 * submit lists them at the top and focuses the first. Formik's own validation is left out: it may
 * answer late and over newer values. To start over with other values give the form another `key`.
 */
export function Form<Values extends object>({
  initialValues,
  onSubmit,
  onChange,
  isReadOnly = false,
  id,
  children,
  ...rules
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { values, dirty, submitForm, setFieldValue, ...formik } = useFormik<Values>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (submitted) => {
      await onSubmit(submitted);
    },
  });
  const { errors, touched, touch, setPending } = useFormErrors(values, rules);
  const { hasAttempted, fields, recordFailure } = useFailedAttempts(element);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    if (Object.keys(errors).length === 0) await submitForm();
    else recordFailure();
  });
  useChangeNotice(values, onChange);

  const setValue = useCallback(
    (name: string, value: unknown) => void setFieldValue(name, value, false),
    [setFieldValue],
  );
  const context = useMemo<FormContextValue>(
    () => ({
      values,
      errors,
      touched,
      hasAttempted,
      isReadOnly,
      isSubmitting,
      setValue,
      touch,
      setPending,
    }),
    [values, errors, touched, hasAttempted, isReadOnly, isSubmitting, setValue, touch, setPending],
  );
  const setValues = (change: (current: Values) => Values) => {
    void formik.setValues(change, false);
  };

  return (
    <FormContext value={context}>
      <form
        ref={element}
        id={id}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a dialog must not send the one whose component it lives in.
          event.stopPropagation();
          void submit();
        }}
      >
        {hasAttempted && <FieldErrorList errors={errors} fields={fields} form={element} />}
        {typeof children === 'function'
          ? children({ values, isDirty: dirty, setValues })
          : children}
      </form>
    </FormContext>
  );
}
