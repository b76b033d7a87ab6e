import { createFilterOptions } from '@mui/material/useAutocomplete';

export type Option = { id: number | string; name: string };

export const filterOptions = createFilterOptions<Option>({ trim: true });

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');

const named = (text: string, options: readonly Option[]): Option[] =>
  options.filter(({ name }) => plain(name) === plain(text));

/** The option with this name; undefined if none has it, or several do. */
export function optionNamed(text: string, options: readonly Option[]): Option | undefined {
  const fitting = named(text, options);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * The option that a typed text means: the one of that name, or the only one that the list still
 * offers; null for an empty text, undefined if none matches or several do.
 */
export function choiceOf(
  text: string,
  options: readonly Option[],
  chosen: Option | null,
): Option | null | undefined {
  if (plain(text) === '') return null;
  // If several options share a name, the one that is already chosen counts.
  if (chosen !== null && plain(chosen.name) === plain(text)) return chosen;
  const exact = named(text, options);
  const fitting =
    exact.length > 0
      ? exact
      : filterOptions([...options], { inputValue: text, getOptionLabel: ({ name }) => name });
  return fitting.length === 1 ? fitting[0] : undefined;
}
