/** What is in the fields of a page, by their path: a text, whether a box is ticked, the chosen option. */
export type TypedValues = Readonly<Record<string, string | boolean | null>>;

function valueOf(inputs: readonly HTMLInputElement[]): string | boolean | null {
  const [first] = inputs;
  if (first?.type === 'checkbox') return first.checked;
  if (first?.type === 'radio') return inputs.find(({ checked }) => checked)?.value ?? null;
  return first?.value ?? null;
}

export const readTyped = (page: ParentNode): TypedValues =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLElement>('[data-field]')].map((field) => [
      field.dataset['field'] ?? '',
      valueOf([...field.querySelectorAll('input')]),
    ]),
  );

/** The values of a form, where they are of the same kind as those that it starts with. */
export const withTyped = <Values extends object>(empty: Values, typed: TypedValues): Values =>
  Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [
      name,
      typeof typed[name] === typeof value ? typed[name] : value,
    ]),
  ) as Values;
