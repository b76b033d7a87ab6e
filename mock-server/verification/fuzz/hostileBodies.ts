import fc from 'fast-check';
import type { ContractSchema } from '../../core/contract';
import { HOSTILE_JSON, HOSTILE_KEYS, HOSTILE_TEXTS } from './hostileValues';

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const asJson = (value: unknown): string => JSON.stringify(value);

/** JSON of any kind, and texts that look like JSON. */
export const hostileJson = fc.oneof(
  fc.constantFrom(...HOSTILE_JSON),
  hostileText.map(asJson),
  fc.json({ stringUnit: 'binary' }),
);

/** Values that match a schema, or nearly. Unusual ones pass validation and reach the handlers. */
export function fitting(schema: ContractSchema): fc.Arbitrary<unknown> {
  const arbitrary = fittingType(schema);
  return schema.nullable ? fc.oneof(arbitrary, fc.constant(null)) : arbitrary;
}

function fittingType(schema: ContractSchema): fc.Arbitrary<unknown> {
  const { type, enum: choices, minimum, maximum, items, properties, required = [] } = schema;
  if (choices) return fc.constantFrom(...choices);
  switch (type) {
    case 'string':
      return fittingText(schema);
    case 'integer':
      return fc.oneof(
        // In this range are ids of users and rows of the scenario, which belong to other users.
        fc.integer({ min: minimum ?? 0, max: maximum ?? 200 }),
        fc.maxSafeInteger(),
      );
    case 'number':
      return fc.double({ min: minimum ?? -Infinity, max: maximum ?? Infinity, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(items ? fitting(items) : fc.jsonValue(), { maxLength: 3 });
    case 'object':
      return fc.record(mapValues(properties ?? {}, fitting), { requiredKeys: required });
    default:
      return fc.jsonValue();
  }
}

function fittingText({ pattern, format, minLength = 0, maxLength = 300 }: ContractSchema) {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (format === 'date') {
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  }
  if (format === 'email') return fc.emailAddress();
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 300) });
}

/** A position in a body, and its schema in the contract. */
interface BodyPosition {
  keys: string[];
  schema: ContractSchema;
}

/** Every position in the bodies of a schema, the body itself first. */
function positionsIn(schema: ContractSchema, keys: string[] = []): BodyPosition[] {
  const properties = Object.entries(schema.properties ?? {});
  return [
    { keys, schema },
    ...properties.flatMap(([key, property]) => positionsIn(property, [...keys, key])),
    ...(schema.items ? positionsIn(schema.items, [...keys, '0']) : []),
  ];
}

/** A body of an operation with something wrong in it. */
export function brokenJson(schema: ContractSchema, good: unknown): fc.Arbitrary<Buffer> {
  const positions = positionsIn(schema);
  const objects = positions.filter((position) => position.schema.type === 'object');
  const otherValue = fc
    .constantFrom(...positions)
    .chain(({ keys, schema: expected }) =>
      fc
        .oneof(hostileJson, fitting(expected).map(asJson), fc.constant(ABSENT))
        .map((json) => Buffer.from(withJson(good, keys, json))),
    );
  const unknownKey = fc
    .tuple(fc.constantFrom(...objects), fc.constantFrom(...HOSTILE_KEYS), hostileJson)
    .map(([{ keys }, key, json]) => Buffer.from(withJson(good, [...keys, key], json)));
  return fc.oneof(
    { weight: 5, arbitrary: otherValue },
    { weight: 2, arbitrary: unknownKey },
    { weight: 1, arbitrary: brokenBytes(Buffer.from(JSON.stringify(good))) },
  );
}

/** The text cut off, repeated or wrongly encoded. */
const brokenBytes = (text: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .nat({ max: text.length - 1 })
    .chain((at) =>
      fc.constantFrom(
        text.subarray(0, at),
        Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text]),
        Buffer.from(text.toString('utf8'), 'utf16le'),
        Buffer.concat([text.subarray(0, at), Buffer.alloc(1), text.subarray(at)]),
        Buffer.concat([text, text]),
        Buffer.concat([text.subarray(0, at), Buffer.from([0xe0])]),
        Buffer.alloc(0),
      ),
    );

const PLACEHOLDER = '@@placeholder@@';
const ABSENT = '';

/** The body as text, with this JSON (valid or not) at a position, or without that position. */
function withJson(body: unknown, keys: readonly string[], json: string): string {
  const value = json === ABSENT ? undefined : PLACEHOLDER;
  const text = JSON.stringify({ body: withValue(body, keys, value) });
  return text.slice('{"body":'.length, -1).replace(JSON.stringify(PLACEHOLDER), () => json);
}

function withValue(body: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const isContainer = typeof body === 'object' && body !== null;
  const container = (isContainer ? body : {}) as Record<string, unknown>;
  const changed = withValue(Object.hasOwn(container, key) ? container[key] : null, rest, value);
  if (Array.isArray(container)) return Object.assign([...container], { [key]: changed });
  // Assigning `__proto__` would set the prototype and add no key.
  return Object.fromEntries([...Object.entries(container), [key, changed]]);
}

const mapValues = <From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
