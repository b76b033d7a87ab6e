/** `; did you mean 'x'?` where a known word is near enough to what was written; else nothing. */
export function didYouMean(written: string, known: readonly string[]): string {
  const ranked = known
    .map((word) => ({ word, distance: distanceOf(written.toLowerCase(), word.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  const mostChanges = Math.max(1, Math.floor(written.length / 3));
  return best && best.distance <= mostChanges ? `; did you mean '${best.word}'?` : '';
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
function distanceOf(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 0; row < one.length; row += 1) {
    const line = [row + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row] === other[column - 1] ? 0 : 1;
      line[column] = Math.min(
        (line[column - 1] ?? 0) + 1,
        (above[column] ?? 0) + 1,
        (above[column - 1] ?? 0) + change,
      );
    }
    above = line;
  }
  return above[other.length] ?? 0;
}
