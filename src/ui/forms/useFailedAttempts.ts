import { useCallback, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusField, namedFieldsIn, type NamedField } from './focusField';

export type FailedAttempts = {
  hasAttempted: boolean;
  /** The fields as they stood at the last attempt, in the order of the page. */
  fields: readonly NamedField[];
  /** Shows all errors and focuses the first field that has one, else the list of errors. */
  recordFailure(this: void): void;
};

/** What happens to a form that was sent while it had errors. */
export function useFailedAttempts(form: RefObject<HTMLFormElement | null>): FailedAttempts {
  const [fields, setFields] = useState<readonly NamedField[] | null>(null);

  const recordFailure = useCallback(() => {
    const element = form.current;
    if (element === null) return;
    // The errors must be in the page before the first of them can be looked for.
    flushSync(() => setFields(namedFieldsIn(element)));
    const first = element.querySelector('[data-field][data-invalid=true]');
    if (first !== null) focusField(first);
    else element.querySelector<HTMLElement>('[data-error-list]')?.focus();
  }, [form]);

  return { hasAttempted: fields !== null, fields: fields ?? [], recordFailure };
}
