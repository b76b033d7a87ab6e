const CHOSEN = 'input:checked:not(:disabled)';
const CONTROL =
  'input:not([type=hidden]):not([tabindex="-1"]):not(:disabled), textarea:not(:disabled)';

/** Puts the focus into a field and the whole of it, label included, into view. */
export function focusField(field: Element): void {
  const control =
    field.querySelector<HTMLElement>(CHOSEN) ?? field.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

export type NamedField = { path: string; label: string };

const fieldsIn = (form: Element) => [...form.querySelectorAll<HTMLElement>('[data-field]')];

const groupOf = (field: Element): string =>
  field.closest('fieldset')?.querySelector('legend')?.textContent ?? '';

/**
 * The fields of a form in the order of the page. Of fields that share a label each has the name of
 * its group as well.
 */
export function namedFieldsIn(form: Element): NamedField[] {
  const fields = fieldsIn(form);
  const labels = fields.map(({ dataset }) => dataset['label'] ?? '');
  return fields.map((field, index) => {
    const label = labels[index] ?? '';
    const group = labels.indexOf(label) === labels.lastIndexOf(label) ? '' : groupOf(field);
    return { path: field.dataset['field'] ?? '', label: group ? `${group} – ${label}` : label };
  });
}

/** The field of this path, where it is in the page. */
export const findField = (form: Element, path: string): HTMLElement | undefined =>
  fieldsIn(form).find(({ dataset }) => dataset['field'] === path);

/** Puts the focus into the first field whose text is no choice of its list; whether there is one. */
export function focusUnfit(container: Element | null): boolean {
  const field = container?.querySelector('[data-unfit=true]')?.closest('[data-field]');
  if (field) focusField(field);
  return Boolean(field);
}
