import type { ContractSchema } from '../../core/contract';

/** Something that breaks the contract, and what is wrong with it. */
export interface Wrong<Value = unknown> {
  what: string;
  value: Value;
}

const NOBODY_KNOWS = 'tidak-dikenal';

const ofOtherTypes: Record<string, unknown[]> = {
  string: [12_345, true, {}, ['teks']],
  integer: ['12', 1.5, true, {}],
  number: ['12', true, {}],
  boolean: ['true', 1],
  array: [{}, 'teks'],
  object: ['teks', 1, []],
};

/** Values of which this schema takes none; one without a type takes all. */
export function wrongValues(schema: ContractSchema): unknown[] {
  if (schema.type === undefined) return [];
  const { type, minLength = 0, maxLength, minimum, maximum } = schema;
  return [
    ...(ofOtherTypes[type] ?? []),
    ...(schema.nullable ? [] : [null]),
    ...(schema.enum ? [type === 'string' ? NOBODY_KNOWS : 9999] : []),
    ...(schema.pattern !== undefined || schema.format === 'date' ? ['?'] : []),
    // No calendar has it.
    ...(schema.format === 'date' ? ['2026-02-30'] : []),
    ...(minLength > 0 ? [''] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ];
}

/** Bodies that differ from a good one in one place, and break the contract there. */
export function wrongBodies(schema: ContractSchema, good: unknown, place = ''): Wrong[] {
  if (schema.type !== 'object' || typeof good !== 'object' || good === null) return [];
  const parts = Object.entries(schema.properties ?? {});
  const others = Object.entries(good);
  const without = (key: string) => Object.fromEntries(others.filter(([name]) => name !== key));
  const unknownKeys =
    schema.additionalProperties === false
      ? [{ what: `a key in ${place || 'the body'} that nobody knows`, key: NOBODY_KNOWS }]
      : [];
  return [
    ...unknownKeys.map(({ what, key }) => ({ what, value: { ...good, [key]: 1 } })),
    ...(schema.required ?? []).map((key) => ({
      what: `no ${place}${key}`,
      value: without(key),
    })),
    ...parts.flatMap(([key, part]) =>
      wrongValues(part).map((value) => ({
        what: `${place}${key} as ${JSON.stringify(value).slice(0, 40)}`,
        value: { ...good, [key]: value },
      })),
    ),
    ...parts.flatMap(([key, part]) =>
      wrongBodies(part, (good as Record<string, unknown>)[key], `${place}${key}.`).map(
        ({ what, value }) => ({ what, value: { ...good, [key]: value } }),
      ),
    ),
  ];
}

/** Texts in a path or a query that a parameter of this schema does not take. */
export function wrongTexts({ type, enum: choices, pattern, maximum }: ContractSchema): string[] {
  if (type === 'integer') {
    const tooMuch = maximum === undefined ? [] : [String(maximum + 1)];
    return ['abc', '0', '-1', '1.5', '1e3x', 'NaN', ' ', ...tooMuch];
  }
  return choices || pattern !== undefined ? [NOBODY_KNOWS] : [];
}
