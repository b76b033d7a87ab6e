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

/** The fields of a form in the order of the page. */
export const namedFieldsIn = (form: Element): NamedField[] =>
  fieldsIn(form).map(({ dataset }) => ({
    path: dataset['field'] ?? '',
    label: dataset['label'] ?? '',
  }));

/** The field of this path, where it is in the page. */
export const findField = (form: Element, path: string): HTMLElement | undefined =>
  fieldsIn(form).find(({ dataset }) => dataset['field'] === path);
