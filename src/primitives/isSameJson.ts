/**
 * Whether two values have the same JSON: the same keys in the same order. A key without a value
 * counts as no key.
 */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
