import { storeDiffOf } from '../contract/storeDiff';
import type { Tables } from '../../database/tables';
import type { FuzzRequest } from './fuzzRequest';
import type { FuzzResponse, FuzzWorld } from './fuzzWorld';
import { strangersIn } from './markers';

/** Shows that a response contains an error of the code, or a path of it. */
const CODE_TRACES = /node_modules|\.[jt]s:\d|\bat \S+ \(|file:\/\/|\/mock-server\/|Error: /;

/** Any operation may return these: the call could not be read, or is for another host. */
const OF_ANY_CALL = [400, 413, 415, 417, 421, 431];

interface Body {
  code?: unknown;
  error?: unknown;
  errorCode?: unknown;
}

function parse(text: string): Body | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** What is wrong with the response to a broken request; empty if nothing is. */
export function violationsOf(
  world: FuzzWorld,
  request: FuzzRequest,
  response: FuzzResponse,
): string[] {
  return [
    ...violationsOfForm(request, response),
    ...violationsOfContent(world, request, response),
    ...violationsOfEffects(world, request, response),
    ...Object.keys(Object.prototype).map((key) => `Object.prototype has got a key '${key}'`),
  ];
}

function violationsOfForm(
  { good: { operation }, method, path, targetsOperation }: FuzzRequest,
  { status, headers, text }: FuzzResponse,
): string[] {
  const found: string[] = [];
  if (status >= 500) found.push(`status ${status}: the mock has failed`);
  if (status >= 400 && method !== 'HEAD') {
    const body = parse(text);
    const isError = body?.code === status && typeof body.error === 'string' && body.error !== '';
    const isFlagProtocol = /\/ofrep\//i.test(path) && typeof body?.errorCode === 'string';
    if (!isError && !isFlagProtocol) found.push(`no {code, error} with ${status}`);
    if (!String(headers['content-type']).startsWith('application/json')) {
      found.push(`an error response as ${String(headers['content-type'])}`);
    }
  }
  if (
    targetsOperation &&
    status >= 400 &&
    ![...operation.problemStatuses, ...OF_ANY_CALL].includes(status)
  ) {
    found.push(`${status}, which the contract does not have for ${operation.id}`);
  }
  const opened = Object.keys(headers).filter((name) => name.startsWith('access-control'));
  return [...found, ...opened.map((name) => `it allows other origins: ${name}`)];
}

function violationsOfContent(
  { context, users }: FuzzWorld,
  { good: { operation }, bearer }: FuzzRequest,
  { text }: FuzzResponse,
): string[] {
  const callerId = bearer ? context.user(bearer.who).id : null;
  // The consent form may be read by anybody who has its id.
  const strangers = operation.isTokenOptional
    ? []
    : strangersIn(text, users, callerId).map((email) => `it shows data of ${email}`);
  return CODE_TRACES.test(text)
    ? [...strangers, 'it shows an error or a path of the code']
    : strangers;
}

/** Issuing a token removes expired ones from the store. Such a change is allowed. */
function withoutExpiredTokens(tables: Tables): Tables {
  const isGood = ({ expires_at_ms: end }: Tables['tokens'][number]) => end > Date.now();
  return { ...tables, tokens: tables.tokens.filter(isGood) };
}

function violationsOfEffects(
  world: FuzzWorld,
  { good: { operation, counted }, bearer }: FuzzRequest,
  { status }: FuzzResponse,
): string[] {
  if (!world.hasChanged()) return [];
  const { diff, userIds } = storeDiffOf(
    withoutExpiredTokens(world.before),
    withoutExpiredTokens(world.context.tables),
  );
  world.restore();
  const touched = Object.keys(diff);
  if (status >= 400) {
    const unexpected = touched.filter((table) => !counted.includes(table));
    return unexpected.map((table) => `refused with ${status}, but ${table} has changed`);
  }
  if (operation.tokenKind === null) return [];
  const callerId = bearer && world.context.user(bearer.who).id;
  return userIds
    .filter((id) => id !== callerId)
    .map((id) => `it has changed data of user ${id} in ${touched.join(', ')}`);
}
