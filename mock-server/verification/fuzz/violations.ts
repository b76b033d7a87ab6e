import { storeDiffOf } from '../contract/storeDiff';
import type { Tables } from '../../database/tables';
import type { FuzzRequest } from './fuzzRequest';
import type { FuzzResponse, FuzzWorld } from './fuzzWorld';
import { strangersIn } from './markers';

/** What shows that an error of the code has got out, or where the code is. */
const TRACES = /node_modules|\.[jt]s:\d|\bat \S+ \(|file:\/\/|\/mock-server\/|Error: /;

/** Any call may get these, whatever its operation: it could not be read, or is for another host. */
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

/** What is not as it should be with the response to a broken request; nothing where all is well. */
export function violationsOf(
  world: FuzzWorld,
  request: FuzzRequest,
  response: FuzzResponse,
): string[] {
  return [
    ...violationsOfForm(request, response),
    ...violationsOfContent(world, request, response),
    ...violationsOfEffects(world, request, response),
    ...Object.keys(Object.prototype).map((key) => `every object has got a '${key}'`),
  ];
}

function violationsOfForm(
  { good: { operation }, method, path, isInPlace }: FuzzRequest,
  { status, headers, text }: FuzzResponse,
): string[] {
  const found: string[] = [];
  if (status >= 500) found.push(`the mock has failed: ${status}`);
  if (status >= 400 && method !== 'HEAD') {
    const body = parse(text);
    const isError = body?.code === status && typeof body.error === 'string' && body.error !== '';
    const isFlagProtocol = /\/ofrep\//i.test(path) && typeof body?.errorCode === 'string';
    if (!isError && !isFlagProtocol) found.push(`no {code, error} with ${status}`);
    if (!String(headers['content-type']).startsWith('application/json')) {
      found.push(`a refusal as ${String(headers['content-type'])}`);
    }
  }
  if (
    isInPlace &&
    status >= 400 &&
    ![...operation.problemStatuses, ...OF_ANY_CALL].includes(status)
  ) {
    found.push(`${status}, which the contract does not name for ${operation.id}`);
  }
  const opened = Object.keys(headers).filter((name) => name.startsWith('access-control'));
  return [...found, ...opened.map((name) => `it opens itself to other origins: ${name}`)];
}

function violationsOfContent(
  { context, users }: FuzzWorld,
  { good: { operation }, bearer }: FuzzRequest,
  { text }: FuzzResponse,
): string[] {
  const callerId = bearer ? context.user(bearer.who).id : null;
  // The form of consent is for anybody who has been sent its id.
  const strangers = operation.isTokenOptional
    ? []
    : strangersIn(text, users, callerId).map((email) => `it tells of ${email}`);
  return TRACES.test(text) ? [...strangers, 'it shows something of the code'] : strangers;
}

/** A new token makes the store forget those that have run out, which is no loss. */
function withoutSpentTokens(tables: Tables): Tables {
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
    withoutSpentTokens(world.before),
    withoutSpentTokens(world.context.tables),
  );
  world.restore();
  const touched = Object.keys(diff);
  if (status >= 400) {
    const silent = touched.filter((table) => !counted.includes(table));
    return silent.map((table) => `refused with ${status}, and yet it has changed ${table}`);
  }
  if (operation.tokenKind === null) return [];
  const callerId = bearer && world.context.user(bearer.who).id;
  return userIds
    .filter((id) => id !== callerId)
    .map((id) => `it has changed what belongs to user ${id} in ${touched.join(', ')}`);
}
