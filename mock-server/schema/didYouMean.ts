import { closest, distance } from 'fastest-levenshtein';

/** `; did you mean 'x'?` if a valid word is similar to what was written; else an empty text. */
export function didYouMean(written: string, known: readonly string[]): string {
  const word = closest(written, known);
  const mostChanges = Math.max(1, Math.floor(written.length / 3));
  const isNear = known.length > 0 && distance(written, word) <= mostChanges;
  return isNear ? `; did you mean '${word}'?` : '';
}
