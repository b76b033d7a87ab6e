import { resolveReference, type ContractSchema } from '../contract';
import type { Place } from './scenarioText';

/** A value that the contract does not let out. */
export interface Breach {
  place: Place;
  reason: string;
}

const KINDS: Readonly<Record<string, { words: string; fits: (value: unknown) => boolean }>> = {
  string: { words: 'text', fits: (value) => typeof value === 'string' },
  boolean: { words: 'true or false', fits: (value) => typeof value === 'boolean' },
  number: { words: 'a number', fits: Number.isFinite },
  integer: { words: 'a whole number', fits: Number.isInteger },
  array: { words: 'a list', fits: Array.isArray },
  object: {
    words: 'a group of keys',
    fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  },
};

/**
 * What of a value breaks a schema of the contract's answers. The mock's validator says so too, but
 * only when the value goes out; this tells it of a scenario before anybody asks.
 */
export function breachesOf(value: unknown, given: ContractSchema, place: Place = []): Breach[] {
  const schema = resolveReference(given);
  if (value === null && schema.nullable === true) return [];
  const kind = KINDS[schema.type ?? ''];
  if (kind && !kind.fits(value)) {
    const hint = schema.type === 'string' && typeof value === 'number' ? '; put it in quotes' : '';
    return [{ place, reason: `must be ${kind.words}, not ${JSON.stringify(value)}${hint}` }];
  }
  if (schema.enum && !schema.enum.includes(value)) {
    return [{ place, reason: `must be one of ${schema.enum.join(', ')}` }];
  }
  const { items } = schema;
  if (Array.isArray(value) && items) {
    return value.flatMap((item, index) => breachesOf(item, items, [...place, index]));
  }
  return schema.type === 'object' ? breachesOfKeys(value as object, schema, place) : [];
}

function breachesOfKeys(value: object, schema: ContractSchema, place: Place): Breach[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required.filter((key) => !(key in value));
  const found = missing.map((key) => ({ place: [...place, key], reason: 'is missing' }));
  const inside = Object.entries(value).flatMap(([key, part]) => {
    const wanted = properties[key];
    if (wanted) return breachesOf(part, wanted, [...place, key]);
    const isUnknown = additionalProperties === false && part !== undefined;
    return isUnknown ? [{ place: [...place, key], reason: 'is not in the contract' }] : [];
  });
  return [...found, ...inside];
}
