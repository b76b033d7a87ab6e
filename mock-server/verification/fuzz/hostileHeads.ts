import fc from 'fast-check';

/** Methods that a path may not support, usual and unusual ones. */
export const OTHER_METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'PURGE',
];

/** Content types that are not JSON, or only look like it. */
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-99',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/vnd.api+json',
  'json',
  '/',
  'constructor',
];

/** Replacements for `Bearer` and a token. */
const AUTHORIZATIONS = [
  'Bearer',
  'Bearer ',
  'Bearer  two spaces',
  'Bearer __proto__',
  'Bearer constructor',
  'Bearer null',
  'Bearer undefined',
  'bearer x',
  'Basic YWRtaW46YWRtaW4=',
  'x',
  `Bearer ${'x'.repeat(6000)}`,
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOjF9.',
];

/** Headers that a server may trust wrongly, or fail on. */
const HEADERS: readonly [string, string][] = [
  ['host', 'evil.example'],
  ['host', 'localhost:1'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['referer', 'https://evil.example/'],
  ['x-http-method-override', 'DELETE'],
  ['x-http-method-override', 'GET'],
  ['x-method-override', 'PUT'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-original-url', '/db'],
  ['x-rewrite-url', '/db'],
  ['access-control-request-method', 'DELETE'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br'],
  ['content-encoding', 'constructor'],
  ['accept', 'text/html'],
  ['accept', 'image/png;q=2, */'],
  ['accept-encoding', 'gzip;q=nan'],
  ['if-none-match', '*'],
  ['if-match', '"x"'],
  ['range', 'bytes=0-0,-1'],
  ['cookie', 'bos_auth=x; __proto__=1'],
  ['idempotency-key', '__proto__'],
  ['idempotency-key', 'x'.repeat(6000)],
  ['expect', '100-continue'],
  ['expect', 'something-else'],
  ['upgrade', 'websocket'],
  ['x-long', 'x'.repeat(12_000)],
  ['x-longer', 'x'.repeat(40_000)],
];

const headerWith = (name: string, values: readonly string[]): fc.Arbitrary<[string, string]> =>
  fc.constantFrom(...values).map((value) => [name, value]);

/** One or two headers that no browser would send. */
export const hostileHeaders = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...HEADERS) },
      { weight: 1, arbitrary: headerWith('authorization', AUTHORIZATIONS) },
      { weight: 1, arbitrary: headerWith('content-type', CONTENT_TYPES) },
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((headers): Record<string, string> => Object.fromEntries(headers));
