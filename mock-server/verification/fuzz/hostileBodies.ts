import fc from 'fast-check';
import type { ContractSchema } from '../../core/contract';
import { HOSTILE_JSON, HOSTILE_KEYS, HOSTILE_TEXTS } from './hostileValues';

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const asJson = (value: unknown): string => JSON.stringify(value);

/** JSON of any kind, and what looks like it. */
export const hostileJson = fc.oneof(
  fc.constantFrom(...HOSTILE_JSON),
  hostileText.map(asJson),
  fc.json({ stringUnit: 'binary' }),
);

/** Values that a schema of the contract takes, or nearly: odd ones get past it to the handlers. */
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
        // Ids of the scenario's people and rows, which are somebody else's.
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

/** A place in a body, and what the contract has there. */
interface Place {
  keys: string[];
  schema: ContractSchema;
}

/** Every place in the bodies of a schema, the body itself first. */
function placesIn(schema: ContractSchema, keys: string[] = []): Place[] {
  const parts = Object.entries(schema.properties ?? {});
  return [
    { keys, schema },
    ...parts.flatMap(([key, part]) => placesIn(part, [...keys, key])),
    ...(schema.items ? placesIn(schema.items, [...keys, '0']) : []),
  ];
}

/** A body of an operation, of which something is wrong. */
export function brokenJson(schema: ContractSchema, good: unknown): fc.Arbitrary<Buffer> {
  const places = placesIn(schema);
  const objects = places.filter((place) => place.schema.type === 'object');
  const otherValue = fc
    .constantFrom(...places)
    .chain(({ keys, schema: there }) =>
      fc
        .oneof(hostileJson, fitting(there).map(asJson), fc.constant(NOTHING))
        .map((json) => Buffer.from(written(good, keys, json))),
    );
  const unknownKey = fc
    .tuple(fc.constantFrom(...objects), fc.constantFrom(...HOSTILE_KEYS), hostileJson)
    .map(([{ keys }, key, json]) => Buffer.from(written(good, [...keys, key], json)));
  return fc.oneof(
    { weight: 5, arbitrary: otherValue },
    { weight: 2, arbitrary: unknownKey },
    { weight: 1, arbitrary: brokenBytes(Buffer.from(JSON.stringify(good))) },
  );
}

/** Text that was cut off, put together or written down in the wrong way. */
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

const HERE = '@@here@@';
const NOTHING = '';

/** A body with a piece of JSON, good or bad, in some place of it, or with nothing there. */
function written(body: unknown, keys: readonly string[], json: string): string {
  const value = json === NOTHING ? undefined : HERE;
  const text = JSON.stringify({ body: withValue(body, keys, value) });
  return text.slice('{"body":'.length, -1).replace(JSON.stringify(HERE), () => json);
}

function withValue(body: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const isHolder = typeof body === 'object' && body !== null;
  const holder = (isHolder ? body : {}) as Record<string, unknown>;
  const changed = withValue(Object.hasOwn(holder, key) ? holder[key] : null, rest, value);
  if (Array.isArray(holder)) return Object.assign([...holder], { [key]: changed });
  // An assignment to `__proto__` would set the prototype, and write nothing.
  return Object.fromEntries([...Object.entries(holder), [key, changed]]);
}

const mapValues = <From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
