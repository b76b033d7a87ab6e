interface Entry {
  value: string;
  isChecked: boolean;
}

/** What is in a form, by its inputs. */
export type FormContent = ReadonlyMap<string, Entry>;

/** What tells an input from the others, also in another form of the same fields. */
const keyOf = (field: HTMLElement, { type, value }: HTMLInputElement): string =>
  `${field.dataset['field'] ?? ''} ${type === 'radio' ? value : ''}`;

/** The inputs of our own: an extension may have put others beside them. */
export function inputsOf(form: ParentNode): ReadonlyMap<string, HTMLInputElement> {
  const inputs = new Map<string, HTMLInputElement>();
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    for (const input of field.querySelectorAll('input')) {
      const key = keyOf(field, input);
      if (!inputs.has(key)) inputs.set(key, input);
    }
  }
  return inputs;
}

export const contentOf = (form: ParentNode): FormContent =>
  new Map(
    [...inputsOf(form)].map(([key, { value, checked }]) => [key, { value, isChecked: checked }]),
  );

/** What a link or button is called. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent;

type Selection = Parameters<HTMLInputElement['setSelectionRange']>;

/** Where the focus is: in an input, and what is selected there, or on a link or button. */
export type FocusPlace =
  | { kind: 'input'; key: string; selection: Selection | null }
  | { kind: 'beside'; tag: string; name: string };

function selectionOf(input: HTMLInputElement): Selection | null {
  const { selectionStart, selectionEnd, selectionDirection } = input;
  return selectionStart === null
    ? null
    : [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}

/** Null if nothing of the page has the focus. */
export function focusIn(page: Element): FocusPlace | null {
  const { activeElement: active } = document;
  if (active === null || !page.contains(active)) return null;
  for (const [key, input] of inputsOf(page))
    if (input === active) return { kind: 'input', key, selection: selectionOf(input) };
  return { kind: 'beside', tag: active.tagName, name: nameOf(active) };
}

/** Puts the focus where it was in another page of the same fields, links and buttons. */
export function focusAt(page: Element, place: FocusPlace | null): void {
  if (place === null) return;
  if (place.kind === 'input') {
    const input = inputsOf(page).get(place.key);
    input?.focus({ preventScroll: true });
    if (place.selection !== null) input?.setSelectionRange(...place.selection);
    return;
  }
  [...page.querySelectorAll<HTMLElement>(place.tag)]
    .find((other) => nameOf(other) === place.name)
    ?.focus({ preventScroll: true });
}
