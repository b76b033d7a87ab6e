import { TOKEN_KINDS, TOKEN_LIFE_S } from '../../core/identity';
import { methodsOf, type Operation } from '../../testing/operations';
import type { CaseContext } from './contractCase';
import { callOf, type AnySent, type HttpCall } from './httpCall';
import { BREAKS_CONTRACT } from './texts';
import { wrongBodies, wrongTexts } from './wrongValues';

/** A call that every operation refuses because it breaks the contract. */
export interface Breach {
  what: string;
  call: HttpCall;
  status: number;
  error: string;
}

const UNREADABLE = { status: 400, error: 'Permintaan tidak dapat dibaca' };
const UNAUTHORIZED = { status: 401, error: 'Invalid JWT token' };
const WRONG_METHOD = { status: 405, error: 'Metode tidak didukung' };
const TOO_LARGE = { status: 413, error: 'Ukuran data terlalu besar' };
const WRONG_FORMAT = { status: 415, error: 'Format data tidak didukung' };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Larger than the 10 MiB that a body may have: the text alone fills them, without its quotes. */
const HUGE_BODY = JSON.stringify('x'.repeat(10 * 1024 * 1024));

const CUT_FORM =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';

/** The tokens, paths and queries that an operation refuses, starting from a valid call. */
export function addressBreachesOf(
  context: CaseContext,
  operation: Operation,
  who: string | null,
  sent: AnySent,
): Breach[] {
  const tokens = who === null ? [] : badTokens(context, operation, who);
  const good = callOf(context, operation, who, sent);
  return [
    ...tokens.map(({ what, token }) => ({ what, call: { ...good, token }, ...UNAUTHORIZED })),
    ...brokenParameters(context, operation, who, sent),
  ];
}

/** The bodies and methods that an operation refuses, starting from a valid call. */
export function bodyBreachesOf(
  context: CaseContext,
  operation: Operation,
  who: string | null,
  sent: AnySent,
): Breach[] {
  const good = callOf(context, operation, who, sent);
  return [
    ...brokenBodies(operation, good),
    ...METHODS.filter((method) => !methodsOf(operation.path).includes(method)).map((method) => ({
      what: method,
      call: { ...good, method, body: undefined, file: undefined },
      ...WRONG_METHOD,
    })),
  ];
}

function badTokens(
  context: CaseContext,
  { tokenKind, isTokenOptional }: Operation,
  who: string,
): { what: string; token: string | undefined }[] {
  if (tokenKind === null || isTokenOptional) return [];
  const expired = context.token(who, tokenKind);
  context.advance(TOKEN_LIFE_S[tokenKind]);
  return [
    { what: 'no token', token: undefined },
    { what: 'an empty token', token: '' },
    { what: 'an unknown token', token: 'eyJhbGciOiJIUzI1NiJ9.e30.x' },
    { what: 'an expired token', token: expired },
    ...TOKEN_KINDS.filter((kind) => kind !== tokenKind).map((kind) => ({
      what: `a token of the kind ${kind}`,
      token: context.token(who, kind),
    })),
  ];
}

function brokenBodies(operation: Operation, good: HttpCall): Breach[] {
  const { mediaType, bodySchema, isBodyRequired } = operation;
  if (mediaType === null || bodySchema === null) {
    // No browser sends a body with a GET.
    if (operation.method === 'GET') return [];
    const call = { ...good, body: { is_admin: true } };
    return [{ what: 'a body for an operation without one', call, ...BREAKS_CONTRACT }];
  }
  const asText = { 'content-type': 'text/plain' };
  const wrongFormat: Breach = {
    what: 'a body of another format',
    call: { ...good, file: undefined, headers: asText, body: 'activity=a' },
    ...WRONG_FORMAT,
  };
  const huge = { what: 'a huge body', call: { ...good, body: HUGE_BODY }, ...TOO_LARGE };
  if (mediaType !== 'application/json') {
    const form = (type: string) => ({
      ...good,
      file: undefined,
      headers: { 'content-type': type },
      body: CUT_FORM,
    });
    return [
      wrongFormat,
      { what: 'a form without a boundary', call: form(mediaType), ...BREAKS_CONTRACT },
      {
        what: 'a form that was cut off',
        call: form(`${mediaType}; boundary=x`),
        ...UNREADABLE,
      },
    ];
  }
  return [
    wrongFormat,
    huge,
    ...['{"a":', '{"a":1}}', '[1', 'null', '"teks"', "{'a':1}"].map((body) => ({
      what: `the body ${body}`,
      call: { ...good, body },
      ...UNREADABLE,
    })),
    ...(isBodyRequired
      ? [{ what: 'an empty list as body', call: { ...good, body: [] }, ...BREAKS_CONTRACT }]
      : []),
    ...wrongBodies(bodySchema, good.body ?? {}).map(({ what, value }) => ({
      what,
      call: { ...good, body: value },
      ...BREAKS_CONTRACT,
    })),
  ];
}

function brokenParameters(
  context: CaseContext,
  operation: Operation,
  who: string | null,
  sent: AnySent,
): Breach[] {
  const breach = (what: string, change: AnySent): Breach => ({
    what,
    call: callOf(context, operation, who, { ...sent, ...change }),
    ...BREAKS_CONTRACT,
  });
  const query = { ...sent.query };
  return [
    breach('an unknown parameter', { query: { ...query, tidak_dikenal: 1 } }),
    ...operation.parameters.flatMap(({ name, in: location, required = false, schema }) => [
      ...wrongTexts(schema).map((text) =>
        breach(
          `${name} as '${text}'`,
          location === 'path'
            ? { params: { ...sent.params, [name]: text } }
            : { query: { ...query, [name]: text } },
        ),
      ),
      ...(location === 'query' && required ? [breach(`no ${name}`, { query: {} })] : []),
    ]),
  ];
}
