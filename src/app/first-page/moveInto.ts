/** React hears of a value only if it was not set by the element's own property. */
function typeInto(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function copyInto(input: HTMLInputElement, target: HTMLInputElement): void {
  if (input.type !== 'radio' && input.type !== 'checkbox') typeInto(target, input.value);
  else if (input.checked !== target.checked) target.click();
}

/**
 * Moves what is typed and chosen in a form, the focus and the selection into another one of the same
 * elements.
 */
export function moveInto(from: HTMLFormElement, to: HTMLFormElement): void {
  const { activeElement: active } = document;
  const targets = [...to.elements];
  for (const [index, element] of [...from.elements].entries()) {
    const target = targets[index];
    if (element instanceof HTMLInputElement && target instanceof HTMLInputElement)
      copyInto(element, target);
    if (element === active && target instanceof HTMLElement) target.focus({ preventScroll: true });
  }
  const { activeElement: next } = document;
  if (!(active instanceof HTMLInputElement && next instanceof HTMLInputElement)) return;
  // What is no text has no selection.
  if (next !== active && active.selectionStart !== null)
    next.setSelectionRange(
      active.selectionStart,
      active.selectionEnd,
      active.selectionDirection ?? 'none',
    );
}
