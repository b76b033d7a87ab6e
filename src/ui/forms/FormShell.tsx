import { useCallback, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FieldErrorList } from './FieldErrorList';
import type { FormBag } from './formBag';
import { FormActionsContext, FormContext, type SubmitCheck } from './formContext';
import * as styles from './form.module.css';
import { fieldPath, type FormErrors } from './formErrors';
import { useAfterPress } from './useAfterPress';
import { useFailedAttempts } from './useFailedAttempts';
import type { FormRules } from './useFormRules';
import { useShownErrors } from './useShownErrors';
import { useSubmitOnce } from './useSubmitOnce';

export type FormProps<Values extends object> = {
  initialValues: Values;
  /** What is wrong with the values, by path. */
  validate?: ((values: Values) => FormErrors) | undefined;
  /**
   * Refusals of the server, shown at once. They hold nobody back: only the server can say whether
   * what it refused is still refused.
   */
  externalErrors?: FormErrors | undefined;
  /** Runs with values without errors, once at a time. What it rejects with is reported. */
  onSubmit: (values: Values) => Promise<unknown> | undefined;
  /** Called after every change, for the draft. */
  onChange?: (values: Values) => void;
  isReadOnly?: boolean;
  id?: string;
  children: ReactNode | ((form: Pick<FormBag<Values>, 'values' | 'setValues'>) => ReactNode);
};

type FormShellProps<Values extends object> = Omit<
  FormProps<Values>,
  'initialValues' | 'validate' | 'onSubmit'
> & { bag: FormBag<Values>; rules: FormRules<Values> };

/** Calls back with the values after each change, not for those that the form starts with. */
function useChangeNotice<Values>(values: Values, onChange?: (values: Values) => void): void {
  const previous = useRef(values);
  const notify = useEffectEvent(() => onChange?.(values));
  useEffect(() => {
    if (previous.current === values) return;
    previous.current = values;
    notify();
  }, [values]);
}

/**
 * What all forms have in common. A submit with errors sends nothing: it lists them at the top and
 * focuses the first.
 */
export function FormShell<Values extends object>({
  bag,
  rules,
  externalErrors,
  onChange,
  isReadOnly = false,
  id,
  children,
}: FormShellProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const checks = useRef(new Map<string, SubmitCheck>());
  const { values, setValues, setFieldValue, getIn } = bag;
  const { allErrors, errors, listed, hasAttempted, touch, change, setWaiting, refuse } =
    useShownErrors(bag, rules, externalErrors);
  const { fields, recordErrors } = useFailedAttempts(element, refuse);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    const isWrong = Object.keys(allErrors).length > 0;
    if (!isWrong && checks.current.size > 0)
      await Promise.all([...checks.current.values()].map((check) => check()));
    // A form that has gone meanwhile sends nothing.
    if (element.current === null) return;
    const found = await bag.submitForm();
    if (Object.keys(found).length > 0) recordErrors(found);
  });
  useChangeNotice(values, onChange);
  const afterPress = useAfterPress();
  const { setPending } = rules;

  const actions = useMemo(
    () => ({
      setValue: (path: string, value: unknown) => {
        change(fieldPath(path));
        setFieldValue(path, value);
      },
      touch: (path: string) => afterPress(() => touch(path)),
      setWaiting,
      setPending,
      setCheck: (path: string, check: SubmitCheck | null) => {
        if (check === null) checks.current.delete(path);
        else checks.current.set(path, check);
      },
    }),
    [change, setFieldValue, afterPress, touch, setWaiting, setPending],
  );
  const getValue = useCallback((path: string) => getIn(values, path), [getIn, values]);
  const reading = useMemo(
    () => ({ errors, hasAttempted, isReadOnly, isSubmitting, getValue }),
    [errors, hasAttempted, isReadOnly, isSubmitting, getValue],
  );

  return (
    <FormActionsContext value={actions}>
      <FormContext value={reading}>
        <form
          ref={element}
          id={id}
          noValidate
          // Without scripts a form is sent as it is; nothing of it may be in an address.
          method="post"
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
          {typeof children === 'function' ? children({ values, setValues }) : children}
        </form>
      </FormContext>
    </FormActionsContext>
  );
}
