import { useCallback, useState } from 'react';
import type { MessageRef } from '@/primitives/messageRef';
import { onlyPaths, withPath, type FormErrors } from './formErrors';

export type FormRules<Values> = {
  /** What is wrong with these values, by the rules and by the fields that are not ready. */
  validate(this: void, values: Values): FormErrors;
  /** Why some fields are not ready to be submitted, by their path. */
  pending: FormErrors;
  setPending(this: void, path: string, reason: MessageRef | null): void;
};

/** The rules of a form, and above them what its fields say of not being ready. */
export function useFormRules<Values>(rules: (values: Values) => FormErrors): FormRules<Values> {
  const [pending, setReasons] = useState<FormErrors>({});
  const setPending = useCallback((path: string, reason: MessageRef | null) => {
    setReasons((reasons) => {
      if (reason !== null) return withPath(reasons, path, reason);
      return path in reasons ? onlyPaths(reasons, (other) => other !== path) : reasons;
    });
  }, []);
  const validate = useCallback(
    (values: Values): FormErrors => ({ ...rules(values), ...pending }),
    [rules, pending],
  );
  return { validate, pending, setPending };
}
