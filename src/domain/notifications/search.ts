/** A text as it is searched: without marks over letters, differences of case, and extra spaces. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The words of a search. */
export function wordsOf(query: string): readonly string[] {
  const folded = foldText(query);
  return folded === '' ? [] : folded.split(' ');
}

/** Whether a text that was folded has all of these words, or parts of its words that match. */
export const hasWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));
