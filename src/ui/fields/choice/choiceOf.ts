import { createFilterOptions } from '@mui/material/useAutocomplete';

export type Option = { id: number | string; name: string };

export const filterOptions = createFilterOptions<Option>({ trim: true });

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');

const named = (text: string, options: readonly Option[]): Option[] =>
  options.filter(({ name }) => plain(name) === plain(text));

/** The option whose name this is; undefined where it is none's, or several have it. */
export function optionNamed(text: string, options: readonly Option[]): Option | undefined {
  const fitting = named(text, options);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * What somebody means who types this: the option of that name, or the only one that the list still
 * offers; null for an empty text, undefined where none fits or several do.
 */
export function choiceOf(
  text: string,
  options: readonly Option[],
  chosen: Option | null,
): Option | null | undefined {
  if (plain(text) === '') return null;
  // Options may share a name: then it is the one that is chosen already.
  if (chosen !== null && plain(chosen.name) === plain(text)) return chosen;
  const exact = named(text, options);
  const fitting =
    exact.length > 0
      ? exact
      : filterOptions([...options], { inputValue: text, getOptionLabel: ({ name }) => name });
  return fitting.length === 1 ? fitting[0] : undefined;
}
