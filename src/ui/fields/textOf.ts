/** What a text input shows of a value. A server may answer a number where a text belongs. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
