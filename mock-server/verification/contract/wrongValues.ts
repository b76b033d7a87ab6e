import type { ContractSchema } from '../../core/contract';

/** A value that breaks the contract, and what is wrong with it. */
export interface Wrong<Value = unknown> {
  what: string;
  value: Value;
}

const UNKNOWN = 'tidak-dikenal';

const ofOtherTypes: Record<string, unknown[]> = {
  string: [12_345, true, {}, ['teks']],
  integer: ['12', 1.5, true, {}],
  number: ['12', true, {}],
  boolean: ['true', 1],
  array: [{}, 'teks'],
  object: ['teks', 1, []],
};

/** Values that this schema does not accept. A schema without a type accepts all. */
export function wrongValues(schema: ContractSchema): unknown[] {
  if (schema.type === undefined) return [];
  const { type, minLength = 0, maxLength, minimum, maximum } = schema;
  return [
    ...(ofOtherTypes[type] ?? []),
    ...(schema.nullable ? [] : [null]),
    ...(schema.enum ? [type === 'string' ? UNKNOWN : 9999] : []),
    ...(schema.pattern !== undefined || schema.format === 'date' ? ['?'] : []),
    // This day does not exist.
    ...(schema.format === 'date' ? ['2026-02-30'] : []),
    ...(minLength > 0 ? [''] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ];
}

/** Bodies that differ from a valid one in a single value, which breaks the contract. */
export function wrongBodies(schema: ContractSchema, good: unknown, path = ''): Wrong[] {
  if (schema.type !== 'object' || typeof good !== 'object' || good === null) return [];
  const properties = Object.entries(schema.properties ?? {});
  const others = Object.entries(good);
  const without = (key: string) => Object.fromEntries(others.filter(([name]) => name !== key));
  const unknownKeys =
    schema.additionalProperties === false
      ? [{ what: `an unknown key in ${path || 'the body'}`, key: UNKNOWN }]
      : [];
  return [
    ...unknownKeys.map(({ what, key }) => ({ what, value: { ...good, [key]: 1 } })),
    ...(schema.required ?? []).map((key) => ({
      what: `no ${path}${key}`,
      value: without(key),
    })),
    ...properties.flatMap(([key, property]) =>
      wrongValues(property).map((value) => ({
        what: `${path}${key} as ${JSON.stringify(value).slice(0, 40)}`,
        value: { ...good, [key]: value },
      })),
    ),
    ...properties.flatMap(([key, property]) =>
      wrongBodies(property, (good as Record<string, unknown>)[key], `${path}${key}.`).map(
        ({ what, value }) => ({ what, value: { ...good, [key]: value } }),
      ),
    ),
  ];
}

/** Texts that a path or query parameter of this schema does not accept. */
export function wrongTexts({ type, enum: choices, pattern, maximum }: ContractSchema): string[] {
  if (type === 'integer') {
    const tooMuch = maximum === undefined ? [] : [String(maximum + 1)];
    return ['abc', '0', '-1', '1.5', '1e3x', 'NaN', ' ', ...tooMuch];
  }
  return choices || pattern !== undefined ? [UNKNOWN] : [];
}
