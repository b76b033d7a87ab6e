import { createFilterOptions } from '@mui/material/useAutocomplete';

export type Option = { id: number | string; name: string };

export const filterOptions = createFilterOptions<Option>({ trim: true });

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');

/**
 * What somebody means who types this: the option of that name, or the only one that the list still
 * offers; null for an empty text, undefined where none fits or several do.
 */
export function choiceOf(
  text: string,
  options: readonly Option[],
  chosen: Option | null,
): Option | null | undefined {
  const wanted = plain(text);
  if (wanted === '') return null;
  const isMeant = ({ name }: Option) => plain(name) === wanted;
  // Options may share a name: then it is the one that is chosen already.
  if (chosen !== null && isMeant(chosen)) return chosen;
  const exact = options.filter(isMeant);
  const fitting =
    exact.length > 0
      ? exact
      : filterOptions([...options], { inputValue: text, getOptionLabel: ({ name }) => name });
  return fitting.length === 1 ? fitting[0] : undefined;
}
