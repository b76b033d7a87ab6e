/** What is in a form: of each of its elements the text, and whether it is chosen. */
export type FormContent = readonly { value: string; isChecked: boolean }[];

/** The inputs among the elements of a form; null in the places of the others. */
export const inputsOf = (form: HTMLFormElement): (HTMLInputElement | null)[] =>
  [...form.elements].map((element) => (element instanceof HTMLInputElement ? element : null));

export const contentOf = (form: HTMLFormElement): FormContent =>
  inputsOf(form).map((input) => ({
    value: input?.value ?? '',
    isChecked: input?.checked ?? false,
  }));

/** Where the focus is: in which element of a form, or on which link or button, and what is selected. */
export type FocusPlace =
  | {
      kind: 'inForm';
      position: number;
      selection: Parameters<HTMLInputElement['setSelectionRange']> | null;
    }
  | { kind: 'beside'; tag: string; words: string | null };

/** Null if nothing of the page has the focus. */
export function focusIn(page: Element): FocusPlace | null {
  const { activeElement: active } = document;
  if (active === null || !page.contains(active)) return null;
  const elements = [...(page.querySelector('form')?.elements ?? [])];
  const position = elements.indexOf(active);
  if (position < 0) return { kind: 'beside', tag: active.tagName, words: active.textContent };
  const selection =
    active instanceof HTMLInputElement && active.selectionStart !== null
      ? ([active.selectionStart, active.selectionEnd, active.selectionDirection ?? 'none'] as const)
      : null;
  return { kind: 'inForm', position, selection: selection && [...selection] };
}

/** Puts the focus where it was in another page of the same elements. */
export function focusAt(page: Element, place: FocusPlace | null): void {
  if (place === null) return;
  const target =
    place.kind === 'inForm'
      ? page.querySelector('form')?.elements[place.position]
      : [...page.querySelectorAll(place.tag)].find((other) => other.textContent === place.words);
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  if (place.kind === 'inForm' && place.selection && target instanceof HTMLInputElement)
    target.setSelectionRange(...place.selection);
}
