/** React hears of a value only if it was not set by the element's own property. */
function typeInto(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The element of another form that is the same as this one of the first. */
const counterpart = (form: ParentNode, element: Element): HTMLElement | null =>
  element instanceof HTMLInputElement
    ? form.querySelector<HTMLInputElement>(`input[name="${element.name}"]`)
    : element.matches('[type=submit]')
      ? submitButtonOf(form)
      : null;

export const submitButtonOf = (form: ParentNode): HTMLElement | null =>
  form.querySelector<HTMLElement>('[type=submit]');

/** Moves what is typed in one form, the focus and the selection into another with the same fields. */
export function moveInto(from: ParentNode, to: ParentNode): void {
  for (const input of from.querySelectorAll('input')) {
    const target = counterpart(to, input);
    if (target instanceof HTMLInputElement) typeInto(target, input.value);
  }
  const active = document.activeElement;
  if (active === null || !from.contains(active)) return;
  const target = counterpart(to, active);
  target?.focus({ preventScroll: true });
  if (active instanceof HTMLInputElement && target instanceof HTMLInputElement)
    target.setSelectionRange(
      active.selectionStart,
      active.selectionEnd,
      active.selectionDirection ?? 'none',
    );
}
