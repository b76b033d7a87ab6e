import { useCallback, useEffect, useId, type ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import type { MessageRef } from '@/primitives/messageRef';
import { useFormContext } from './formContext';
import { fieldPath } from './formErrors';

/** What every field takes. `Input` are the kinds of value that the component can edit. */
export type FieldProps<Input extends string = string> = {
  /** Path of the value in the form, as `addresses.ktp.cityId`. */
  name: string;
  /** The accessible name, exactly. */
  label: string;
  helpText?: string | undefined;
  isOptional?: boolean;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  /** A remark that is no error, in words; its content is in a paragraph. */
  hint?: ReactNode;
  /** Never set: the compiler compares it with the kind of the field in its table. */
  input?: Input;
};

export type BoundField<Value> = {
  id: string;
  value: Value | null | undefined;
  /** In words; null while there is none to be shown. */
  error: string | null;
  isReadOnly: boolean;
  setValue(this: void, value: Value | null): void;
  touch(this: void): void;
  /** Why the field is not ready, the same object for as long as it holds; null where it is. */
  setPending(this: void, reason: MessageRef | null): void;
};

/** Binds a field to its value in the form around it. */
export function useBoundField<Value>({
  name,
  isReadOnly,
  isDisabled = false,
}: FieldProps): BoundField<Value> {
  const { tRef } = useText();
  const form = useFormContext();
  const id = useId();
  const path = fieldPath(name);
  const { setValue, touch, setWaiting, setPending } = form;
  const ref = form.errors[path];
  useEffect(() => {
    if (!isDisabled) return undefined;
    setWaiting(path, true);
    return () => setWaiting(path, false);
  }, [setWaiting, path, isDisabled]);

  return {
    id,
    value: form.getValue(name) as Value | null | undefined,
    error: ref === undefined ? null : tRef(ref),
    isReadOnly: form.isReadOnly || isReadOnly === true,
    setValue: useCallback((value: Value | null) => setValue(name, value), [setValue, name]),
    touch: useCallback(() => touch(path), [touch, path]),
    setPending: useCallback(
      (reason: MessageRef | null) => setPending(path, reason),
      [setPending, path],
    ),
  };
}
