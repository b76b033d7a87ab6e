import { inputsOf, type FormContent } from './formContent';

/** React hears of a value only if it was not set by the element's own property. */
function typeInto(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fills a form in with what another one of the same fields had. */
export function fillIn(form: HTMLFormElement, content: FormContent): void {
  for (const [key, input] of inputsOf(form)) {
    const given = content.get(key);
    if (given === undefined) continue;
    if (input.type !== 'radio' && input.type !== 'checkbox') typeInto(input, given.value);
    else if (given.isChecked !== input.checked) input.click();
  }
}

/** Shows the passwords that another form of the same fields shows. */
export function showPasswords(from: HTMLFormElement, to: HTMLFormElement): void {
  const before = inputsOf(from);
  for (const [key, input] of inputsOf(to)) {
    if (input.type === (before.get(key)?.type ?? input.type)) continue;
    input.closest('[data-field]')?.querySelector('button')?.click();
  }
}
