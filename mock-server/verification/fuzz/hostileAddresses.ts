import fc from 'fast-check';
import type { Operation } from '../../testing/operations';
import { pathOf } from '../contract/httpCall';
import type { GoodCall } from './fuzzRequest';
import { fitting, hostileText } from './hostileBodies';
import { OTHER_METHODS } from './hostileHeads';
import { HOSTILE_PATHS, HOSTILE_QUERIES } from './hostileValues';

/** Where a request goes; `isInPlace` as long as method and path are the operation's. */
export interface Address {
  method: string;
  path: string;
  isInPlace: boolean;
}

/** Each byte of a text as `%XX`; half a char becomes the replacement char. */
const percentEncoded = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A text for a request line: what may not be in one is encoded. */
const inPath = (text: string): string => text.replace(/[^\x21-\x7e]/gu, percentEncoded);

/** Other ways to write a path, and ways out of it. */
function otherPaths(place: string): string[] {
  const last = place.lastIndexOf('/');
  return [
    place.replace('/', '//'),
    `${place.slice(0, last)}/${place.slice(last)}`,
    `${place}/`,
    `${place.slice(0, last)}%2f${place.slice(last + 1)}`,
    `${place}/../../db`,
    `${place}/..%2f..%2fdb`,
    place.replace('/api/', '/api/./'),
    place.toUpperCase(),
    `${place};a=1`,
    `${place}%00`,
    place.replaceAll('/', '\\').replace('\\', '/'),
    `${place}%E0%A4%A`,
    `${place}.json`,
    `${place}/1`,
    place.slice(0, last),
    `http://evil.example${place}`,
    `${place}/${'x'.repeat(5000)}`,
  ];
}

const otherSegment = (place: string): fc.Arbitrary<string> => {
  const segments = place.split('/');
  const indexes = segments.map((_, index) => index).slice(2);
  return fc
    .tuple(fc.constantFrom(...indexes), hostileText, fc.constantFrom(inPath, percentEncoded))
    .map(([index, text, encode]) => segments.with(index, encode(text.slice(0, 3000))).join('/'));
};

const NEAR_IDS = ['0', '1', '2', '100', '101', '113', '120', '9007199254740993', '-5'];

/** Numbers in a path are ids: those near them belong to other people. */
const otherId = (place: string): fc.Arbitrary<string> =>
  fc.constantFrom(...NEAR_IDS).map((id) => place.replace(/\/\d+/, `/${id}`));

/** Parameters that nobody knows, and those of the contract with other values. */
const otherQuery = ({ parameters }: Operation): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...HOSTILE_QUERIES),
    ...parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }) =>
        fc
          .oneof(hostileText, fitting(schema).map(String))
          .map((text) => `${name}=${percentEncoded(text.slice(0, 3000))}`),
      ),
  );

/** The address of a call, of which something is wrong. */
export function brokenAddress({ operation, sent }: GoodCall): fc.Arbitrary<Address> {
  const { method } = operation;
  const whole = pathOf(operation, sent);
  const [place = '', search] = whole.split('?');
  const query = search === undefined ? '' : `?${search}`;
  const elsewhere = fc.oneof(
    fc.constantFrom(...otherPaths(place)).map((path) => path + query),
    otherSegment(place).map((path) => path + query),
    fc.constantFrom(...HOSTILE_PATHS),
  );
  const here = fc.oneof(
    otherQuery(operation).map((more) => `${place}${query ? `${query}&` : '?'}${more}`),
    ...(/\/\d+/.test(place) ? [otherId(place).map((path) => path + query)] : []),
  );
  return fc.oneof(
    { weight: 3, arbitrary: elsewhere.map((path) => ({ method, path, isInPlace: false })) },
    { weight: 2, arbitrary: here.map((path) => ({ method, path, isInPlace: true })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...OTHER_METHODS)
        .map((another) => ({ method: another, path: whole, isInPlace: false })),
    },
  );
}
