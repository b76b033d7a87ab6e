import fc from 'fast-check';
import { isObject } from '@/primitives/readObject';

/** A text of this length keeps a function busy for minutes if its time grows with the square. */
const LONG = 100_000;

export const longTexts: readonly string[] = [
  '7'.repeat(LONG),
  'a'.repeat(LONG),
  ' '.repeat(LONG),
  '\u0301'.repeat(LONG),
  '<b>'.repeat(LONG / 4),
  'a@'.repeat(LONG / 2),
  `${'1.'.repeat(LONG / 2)}x`,
  `/${'a/'.repeat(LONG / 2)}`,
  `${'7 '.repeat(LONG / 2)}\u2028`,
];

/** Texts that a server should not send. */
export const brokenTexts: readonly string[] = [
  '',
  ' ',
  'null',
  'NaN',
  '-1',
  '1e400',
  '2026-13-45',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '2026-11-02T99:99:99Z',
  '\ud800',
  '\u202eisduB\u0000',
  '👨‍👩‍👧',
  'e\u0301\u0301',
  '٣١٧٤',
  '<img src=x onerror=alert(1)>',
  '<ul><li>1<ul><li>',
  '&#x110000;&lt',
  '//evil.test/\\..',
  'http://[::1',
  '%E0%A4%A',
  '../../etc/passwd',
  '__proto__',
  'constructor',
];

/** Other values in the place of a right one; undefined leaves the key out. */
const brokenValues: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  0.1,
  -0.5,
  2 ** 53,
  1e308,
  -1e308,
  5e-324,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  ['teks', 1, null],
  { data: {} },
  { id: 1, name: {}, length: 3 },
  JSON.parse('{"__proto__":{"id":1},"constructor":1,"toString":null}'),
];

/** Deeper than any stack of calls. */
const DEEP = 50_000;
const MANY = 10_000;

const listOf = (item: (index: number) => unknown): string =>
  JSON.stringify(Array.from({ length: MANY }, (_, index) => item(index)));

/**
 * What is too large for a report of a failed test, or has no value to write it from, by the text
 * that stands for it until the body is written.
 */
const written: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    longTexts.map((text, index) => [`@long text ${index}`, JSON.stringify(text)]),
  ),
  '@infinity': '1e400',
  '@deep list': '['.repeat(DEEP) + ']'.repeat(DEEP),
  '@deep object': '{"name":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
  '@list of nulls': listOf(() => null),
  '@list of ids': listOf((id) => ({ id })),
  '@list of texts': listOf((index) => `teks ${index}`),
};

export const brokenValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...brokenValues) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...brokenTexts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...Object.keys(written)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** A place in a value: the keys that lead to it. */
type Place = readonly string[];

const placesIn = (value: unknown, at: Place = []): Place[] => [
  at,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => placesIn(part, [...at, key]))
    : []),
];

function replaced(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === key ? replaced(item, rest, other) : item,
    );
  return isObject(value) ? { ...value, [key]: replaced(value[key], rest, other) } : value;
}

const MOST_CHANGES = 4;

/** What may come in place of a good answer: the same with one to four of its parts replaced. */
export const brokenFrom = (good: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.constantFrom(...placesIn(good)), brokenValue), {
      minLength: 1,
      maxLength: MOST_CHANGES,
    })
    .map((changes) =>
      changes.reduce((answer: unknown, [place, other]) => replaced(answer, place, other), good),
    );

/** The body of a response with this value. */
export const bodyOf = (value: unknown): string =>
  JSON.stringify(value ?? null).replaceAll(
    /"(@[a-z0-9 ]+)"/g,
    (text, name: string) => written[name] ?? text,
  );
