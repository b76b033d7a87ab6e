import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FieldErrorList } from './FieldErrorList';
import { FormContext, type FormContextValue } from './formContext';
import * as styles from './form.module.css';
import { fieldPath } from './formErrors';
import { useAfterPress } from './useAfterPress';
import { useFailedAttempts } from './useFailedAttempts';
import { useFormErrors, type FormRules } from './useFormErrors';
import { useSubmitChecks } from './useSubmitChecks';
import { useSubmitOnce } from './useSubmitOnce';

export type FormHandle<Values> = {
  values: Values;
  isDirty: boolean;
  /** Changes several values at once, from the values before. */
  setValues(this: void, change: (values: Values) => Values): void;
};

/** What a form keeps its values in. */
export type ValueStore<Values> = FormHandle<Values> & {
  getValue(this: void, path: string): unknown;
  setValue(this: void, path: string, value: unknown): void;
  submit(this: void): Promise<unknown>;
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

export type FormShellProps<Values extends object> = Omit<
  FormProps<Values>,
  'initialValues' | 'onSubmit'
> & { store: ValueStore<Values> };

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
 * What all forms have in common. A submit with errors sends nothing: it lists them at the top and
 * focuses the first.
 */
export function FormShell<Values extends object>({
  store,
  onChange,
  isReadOnly = false,
  id,
  children,
  ...rules
}: FormShellProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { values, isDirty, getValue, setValue, setValues } = store;
  const { errors, listed, isBlocked, hasAttempted, touch, change, setWaiting, refuse, setPending } =
    useFormErrors(values, getValue, rules);
  const { fields, recordFailure } = useFailedAttempts(element, refuse);
  const { checkAll, setCheck } = useSubmitChecks();
  const attempt = async () => {
    if (isBlocked) recordFailure();
    else await store.submit();
  };
  const latest = useRef(attempt);
  useEffect(() => {
    latest.current = attempt;
  });
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    const checks = isBlocked ? undefined : checkAll();
    if (checks !== undefined) await checks;
    // A form that has gone meanwhile sends nothing.
    if (element.current !== null) await latest.current();
  });
  useChangeNotice(values, onChange);
  const setByUser = useCallback(
    (path: string, value: unknown) => {
      change(fieldPath(path));
      setValue(path, value);
    },
    [change, setValue],
  );
  const afterPress = useAfterPress();
  const leave = useCallback((path: string) => afterPress(() => touch(path)), [afterPress, touch]);

  const context = useMemo<FormContextValue>(
    () => ({
      errors,
      hasAttempted,
      isReadOnly,
      isSubmitting,
      getValue,
      setValue: setByUser,
      touch: leave,
      setWaiting,
      setPending,
      setCheck,
    }),
    [
      errors,
      hasAttempted,
      isReadOnly,
      isSubmitting,
      getValue,
      setByUser,
      leave,
      setWaiting,
      setPending,
      setCheck,
    ],
  );

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
          // What was filled in in this very moment is judged before it is sent.
          flushSync(() => undefined);
          void submit();
        }}
      >
        {hasAttempted && <FieldErrorList errors={listed} fields={fields} form={element} />}
        {typeof children === 'function' ? children({ values, isDirty, setValues }) : children}
      </form>
    </FormContext>
  );
}
