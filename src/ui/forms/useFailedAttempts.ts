import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fieldPath, type FormErrors } from './formErrors';
import { findField, focusField, namedFieldsIn, type NamedField } from './focusField';

export type FailedAttempts = {
  /** The fields as they stood at the last attempt, in the order of the page. */
  fields: readonly NamedField[];
  /** Shows all errors and focuses the first field that has one, else the list of errors. */
  recordErrors(this: void, errors: FormErrors): void;
};

/** What happens to a form that was sent while it had errors. */
export function useFailedAttempts(
  form: RefObject<HTMLFormElement | null>,
  refuse: (fields: readonly string[], errors: FormErrors) => void,
): FailedAttempts {
  const [fields, setFields] = useState<readonly NamedField[]>([]);

  const recordErrors = (errors: FormErrors) => {
    const element = form.current;
    if (element === null) return;
    const named = namedFieldsIn(element);
    const paths = named.map(({ path }) => fieldPath(path));
    const show = () => {
      setFields(named);
      refuse(paths, errors);
    };
    // The errors must be in the page before the first of them can be looked for.
    flushSync(show);
    const invalid = element.querySelector('[data-field][data-invalid=true]');
    const list = element.querySelector<HTMLElement>('[data-error-list]');
    // Nothing is said of fields whose list is on its way: the first of them shows that it is.
    const waiting = named.find(({ path }) => errors[fieldPath(path)] !== undefined);
    const first = invalid ?? (list === null && waiting && findField(element, waiting.path));
    if (first) focusField(first);
    else list?.focus();
  };

  return { fields, recordErrors };
}
