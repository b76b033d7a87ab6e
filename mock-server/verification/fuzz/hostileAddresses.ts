import fc from 'fast-check';
import type { Operation } from '../../testing/operations';
import { pathOf } from '../contract/httpCall';
import type { GoodCall } from './fuzzRequest';
import { fitting, hostileText } from './hostileBodies';
import { OTHER_METHODS } from './hostileHeads';
import { HOSTILE_PATHS, HOSTILE_QUERIES } from './hostileValues';

/** The target of a request. `targetsOperation`: method and path are still the operation's. */
export interface Address {
  method: string;
  path: string;
  targetsOperation: boolean;
}

/** Each byte of a text as `%XX`. A lone surrogate becomes the replacement char. */
const percentEncoded = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Encodes only the chars that a request line must not contain. */
const inPath = (text: string): string => text.replace(/[^\x21-\x7e]/gu, percentEncoded);

/** Other ways to write a path, and paths that lead out of it. */
function otherPaths(path: string): string[] {
  const last = path.lastIndexOf('/');
  return [
    path.replace('/', '//'),
    `${path.slice(0, last)}/${path.slice(last)}`,
    `${path}/`,
    `${path.slice(0, last)}%2f${path.slice(last + 1)}`,
    `${path}/../../db`,
    `${path}/..%2f..%2fdb`,
    path.replace('/api/', '/api/./'),
    path.toUpperCase(),
    `${path};a=1`,
    `${path}%00`,
    path.replaceAll('/', '\\').replace('\\', '/'),
    `${path}%E0%A4%A`,
    `${path}.json`,
    `${path}/1`,
    path.slice(0, last),
    `http://evil.example${path}`,
    `${path}/${'x'.repeat(5000)}`,
  ];
}

const otherSegment = (path: string): fc.Arbitrary<string> => {
  const segments = path.split('/');
  const indexes = segments.map((_, index) => index).slice(2);
  return fc
    .tuple(fc.constantFrom(...indexes), hostileText, fc.constantFrom(inPath, percentEncoded))
    .map(([index, text, encode]) => segments.with(index, encode(text.slice(0, 3000))).join('/'));
};

const OTHER_IDS = ['0', '1', '2', '100', '101', '113', '120', '9007199254740993', '-5'];

/** Numbers in a path are ids. Other ids belong to other users. */
const otherId = (path: string): fc.Arbitrary<string> =>
  fc.constantFrom(...OTHER_IDS).map((id) => path.replace(/\/\d+/, `/${id}`));

/** Unknown parameters, and those of the contract with other values. */
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

/** The target of a call with something wrong in it. */
export function brokenAddress({ operation, sent }: GoodCall): fc.Arbitrary<Address> {
  const { method } = operation;
  const whole = pathOf(operation, sent);
  const [pathname = '', search] = whole.split('?');
  const query = search === undefined ? '' : `?${search}`;
  const wrongPath = fc.oneof(
    fc.constantFrom(...otherPaths(pathname)).map((path) => path + query),
    otherSegment(pathname).map((path) => path + query),
    fc.constantFrom(...HOSTILE_PATHS),
  );
  const wrongValue = fc.oneof(
    otherQuery(operation).map((more) => `${pathname}${query ? `${query}&` : '?'}${more}`),
    ...(/\/\d+/.test(pathname) ? [otherId(pathname).map((path) => path + query)] : []),
  );
  return fc.oneof(
    { weight: 3, arbitrary: wrongPath.map((path) => ({ method, path, targetsOperation: false })) },
    { weight: 2, arbitrary: wrongValue.map((path) => ({ method, path, targetsOperation: true })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...OTHER_METHODS)
        .map((another) => ({ method: another, path: whole, targetsOperation: false })),
    },
  );
}
