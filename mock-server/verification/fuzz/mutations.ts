import { AUTHORIZATIONS, CONTENT_TYPES, HEADERS, OTHER_METHODS } from './hostileHeads';
import {
  HOSTILE_JSON,
  HOSTILE_KEYS,
  HOSTILE_PATHS,
  HOSTILE_QUERIES,
  HOSTILE_TEXTS,
} from './hostileValues';
import type { FuzzRequest } from './fuzzRequest';
import type { Random } from '../../testing/random';

/** Breaks a request in one way, and says which; null where it has nothing to break there. */
export type Mutation = (request: FuzzRequest, random: Random) => string | null;

const split = (path: string): [string, string] => {
  const [place = '', ...query] = path.split('?');
  return [place, query.length > 0 ? `?${query.join('?')}` : ''];
};

/** Each byte of a text as `%XX`; half a char becomes the replacement char. */
const percentEncoded = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A text for a request line: what may not be in one is encoded. */
const inPath = (text: string): string => text.replace(/[^\x21-\x7e]/gu, percentEncoded);

const changePath: Mutation = (request, random) => {
  const [place, query] = split(request.path);
  const last = place.lastIndexOf('/');
  const [what, changed] = random.pick<[string, string]>([
    ['a double slash', place.replace('/', '//')],
    ['a slash in the middle twice', `${place.slice(0, last)}/${place.slice(last)}`],
    ['a slash at the end', `${place}/`],
    ['an encoded slash', `${place.slice(0, last)}%2f${place.slice(last + 1)}`],
    ['a way up', `${place}/../../db`],
    ['an encoded way up', `${place}/..%2f..%2fdb`],
    ['a way here', place.replace('/api/', '/api/./')],
    ['capitals', place.toUpperCase()],
    ['a semicolon', `${place};a=1`],
    ['a NUL at the end', `${place}%00`],
    ['a backslash', place.replaceAll('/', '\\').replace('\\', '/')],
    ['half a char', `${place}%E0%A4%A`],
    ['an ending', `${place}.json`],
    ['one segment more', `${place}/1`],
    ['one segment less', place.slice(0, last)],
    ['a whole address', `http://evil.example${place}`],
    ['a long segment', `${place}/${'x'.repeat(5000)}`],
  ]);
  request.path = `${changed}${query}`;
  request.isInPlace = false;
  return what;
};

const changeSegment: Mutation = (request, random) => {
  const [place, query] = split(request.path);
  const segments = place.split('/');
  const index = 3 + random.below(Math.max(1, segments.length - 3));
  if (index >= segments.length) return null;
  const text = random.pick(HOSTILE_TEXTS).slice(0, 3000);
  segments[index] = random.happens(50) ? inPath(text) : percentEncoded(text);
  request.path = `${segments.join('/')}${query}`;
  request.isInPlace = false;
  return `segment ${index} of the path`;
};

/** Numbers in the path are ids: those near them belong to other people. */
const changeId: Mutation = (request, random) => {
  const [place, query] = split(request.path);
  if (!/\/\d+/.test(place)) return null;
  const id = random.pick(['0', '1', '2', '100', '101', '113', '120', '9007199254740993', '-5']);
  request.path = `${place.replace(/\/\d+/, `/${id}`)}${query}`;
  return `the id ${id}`;
};

const goElsewhere: Mutation = (request, random) => {
  request.path = random.pick(HOSTILE_PATHS);
  request.isInPlace = false;
  return 'another path';
};

const changeQuery: Mutation = (request, random) => {
  const query = random.pick(HOSTILE_QUERIES);
  request.path += `${request.path.includes('?') ? '&' : '?'}${query}`;
  return `the query ${query.slice(0, 40)}`;
};

const changeMethod: Mutation = (request, random) => {
  request.method = random.pick(OTHER_METHODS);
  request.isInPlace = false;
  return 'the method';
};

const changeHeader: Mutation = (request, random) => {
  const [name, value] = random.pick(HEADERS);
  request.headers[name] = value;
  return `the header ${name}`;
};

const changeAuthorization: Mutation = (request, random) => {
  request.headers['authorization'] = random.pick(AUTHORIZATIONS);
  return 'the authorization';
};

const changeContentType: Mutation = (request, random) => {
  request.headers['content-type'] = random.pick(CONTENT_TYPES);
  request.body ??= Buffer.from('{}');
  return 'the content type';
};

/** The JSON that a request brings along; undefined where it is none, or none any more. */
function jsonOf(request: FuzzRequest): unknown {
  if (!request.body || request.headers['content-type'] !== 'application/json') return undefined;
  try {
    return JSON.parse(request.body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

type Holder = Record<string, unknown>;

/** Deeper than any request of the contract; what an earlier change has put in may be far deeper. */
const DEEPEST = 6;

/** The objects and lists in a value, itself included. */
function holdersIn(value: unknown, depth = 0): Holder[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  return [value as Holder, ...Object.values(value).flatMap((part) => holdersIn(part, depth + 1))];
}

const HERE = '@@here@@';

/** Writes a value with a piece of JSON, good or bad, in the place that is marked. */
const written = (value: unknown, piece: string): Buffer =>
  Buffer.from(JSON.stringify(value).replace(JSON.stringify(HERE), () => piece));

const changeValue: Mutation = (request, random) => {
  const json = jsonOf(request);
  const places = holdersIn(json).flatMap((holder) =>
    Object.keys(holder).map((key) => ({ holder, key })),
  );
  if (places.length === 0) return null;
  const { holder, key } = random.pick(places);
  holder[key] = HERE;
  request.body = written(json, random.pick(HOSTILE_JSON));
  return `the value of ${key}`;
};

const addKey: Mutation = (request, random) => {
  const json = jsonOf(request);
  const holders = holdersIn(json).filter((holder) => !Array.isArray(holder));
  if (holders.length === 0) return null;
  const key = random.pick(HOSTILE_KEYS);
  const holder = random.pick(holders);
  // An assignment would set the prototype, and write nothing.
  Object.defineProperty(holder, key, { value: HERE, enumerable: true, configurable: true });
  request.body = written(json, random.pick(HOSTILE_JSON));
  return `the key ${key.slice(0, 30)}`;
};

const replaceBody: Mutation = (request, random) => {
  request.headers['content-type'] ??= 'application/json';
  request.body = Buffer.from(random.pick(HOSTILE_JSON));
  return 'the whole body';
};

const breakBody: Mutation = (request, random) => {
  const { body } = request;
  if (!body || body.length < 2) return null;
  const at = random.below(body.length);
  const [what, broken] = random.pick<[string, Buffer]>([
    ['a body that was cut off', body.subarray(0, at)],
    ['a body with a mark before it', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body])],
    ['a body in other bytes', Buffer.from(body.toString('utf8'), 'utf16le')],
    [
      'a body with a NUL',
      Buffer.concat([body.subarray(0, at), Buffer.alloc(1), body.subarray(at)]),
    ],
    ['a body twice', Buffer.concat([body, body])],
    ['half a char in the body', Buffer.concat([body.subarray(0, at), Buffer.from([0xe0])])],
    ['no body', Buffer.alloc(0)],
  ]);
  request.body = broken;
  return what;
};

/** The more often one is listed, the more often it is done. */
export const MUTATIONS: readonly Mutation[] = [
  changePath,
  changeSegment,
  changeId,
  changeId,
  goElsewhere,
  changeQuery,
  changeMethod,
  changeHeader,
  changeHeader,
  changeAuthorization,
  changeContentType,
  changeValue,
  changeValue,
  changeValue,
  addKey,
  addKey,
  replaceBody,
  breakBody,
];
