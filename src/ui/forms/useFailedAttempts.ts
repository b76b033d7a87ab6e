import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fieldPath } from './formErrors';
import { findField, focusField, namedFieldsIn, type NamedField } from './focusField';

export type FailedAttempts = {
  /** The fields as they stood at the last attempt, in the order of the page. */
  fields: readonly NamedField[];
  /** Shows all errors and focuses the first field that has one, else the list of errors. */
  recordFailure(this: void): void;
};

/** What happens to a form that was sent while it had errors. */
export function useFailedAttempts(
  form: RefObject<HTMLFormElement | null>,
  refuse: (fields: readonly string[]) => readonly string[],
): FailedAttempts {
  const [fields, setFields] = useState<readonly NamedField[]>([]);

  const recordFailure = () => {
    const element = form.current;
    if (element === null) return;
    const named = namedFieldsIn(element);
    const show = () => {
      setFields(named);
      return refuse(named.map(({ path }) => fieldPath(path)));
    };
    // The errors must be in the page before the first of them can be looked for.
    const refused = flushSync(show);
    const invalid = element.querySelector('[data-field][data-invalid=true]');
    const list = element.querySelector<HTMLElement>('[data-error-list]');
    // Nothing is said of fields whose list is on its way: the first of them shows that it is.
    const waiting = named.find(({ path }) => refused.includes(fieldPath(path)));
    const first = invalid ?? (list === null && waiting && findField(element, waiting.path));
    if (first) focusField(first);
    else list?.focus();
  };

  return { fields, recordFailure };
}
