import { closest, distance } from 'fastest-levenshtein';

/** `; did you mean 'x'?` where a known word is near enough to what was written; else nothing. */
export function didYouMean(written: string, known: readonly string[]): string {
  const word = closest(written, known);
  const mostChanges = Math.max(1, Math.floor(written.length / 3));
  const isNear = known.length > 0 && distance(written, word) <= mostChanges;
  return isNear ? `; did you mean '${word}'?` : '';
}
