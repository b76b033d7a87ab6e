import { messageRef } from '@/primitives/messageRef';
import { isObject } from '@/primitives/readObject';
import type { Service, WireEnvironment } from './environment';
import { noResponseProblem, type ApiProblem } from './problem';

/**
 * Which token a call carries: of the session (the default), of a login that still needs its code, a
 * given token, or none.
 */
export type Credential = 'session' | 'none' | { temporaryFor: string } | { bearer: string };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface WireRequest {
  service: Service;
  /** Below the service's address; begins with a slash. */
  path: string;
  method?: Method;
  params?: Readonly<Record<string, string | number | undefined>> | undefined;
  body?: unknown;
  credential?: Credential;
  /** Lets the request outlive the page (sign-out, activity log). */
  keepalive?: boolean;
  timeoutMs?: number;
  /** Sent as `Idempotency-Key`: the server repeats its first response to the same key. */
  idempotencyKey?: string;
}

export type Result<Value> = { value: Value; problem?: never } | { problem: ApiProblem };

/** A call is cancelled after this time (wire.md#time-limits). */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Where nothing comes back, nobody waits so long for the next call. */
const UNREACHABLE_TIMEOUT_MS = 10_000;

/** The reason for cancelling when the time limit has passed. */
const TIMED_OUT = new Error('No answer within the time limit');

/** The longest text of a server that is shown to the user. */
const MAX_MESSAGE_LENGTH = 300;

/** The address of a request, with its query. */
export function urlOf(env: WireEnvironment, { service, path, params }: WireRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const search = query.toString();
  return `${env.services[service]}${path}${search ? `?${search}` : ''}`;
}

/** The token for a request, or null. */
export function bearerOf(env: WireEnvironment, credential: Credential = 'session'): string | null {
  if (credential === 'session') return env.sessionToken();
  if (credential === 'none') return null;
  return 'bearer' in credential ? credential.bearer : env.temporaryToken(credential.temporaryFor);
}

/** True if sending the request again could have its effect twice. */
export const isWrite = (method: Method = 'GET'): boolean => method !== 'GET';

/** Parses JSON and drops keys that could reach a prototype. Throws if it is not JSON. */
export function parseJson(body: string): unknown {
  if (!body.includes('__proto__')) return JSON.parse(body);
  return JSON.parse(body, (key, value: unknown) => (key === '__proto__' ? undefined : value));
}

/** What a gateway says of a 429, which is no text for users. */
const TOO_MANY = /^too many requests/i;

/** Half a day, which no one would wait. */
const UNBELIEVABLE_WAIT_S = 43_200;

/** Says a 429 without a text for users in words of ours, with the wait in seconds if it is known. */
function explainWait(problem: ApiProblem, retryAfter: string | null): void {
  const waitS = Math.ceil(Number(retryAfter));
  if (waitS > 0 && waitS < UNBELIEVABLE_WAIT_S) problem.retryAfterS ??= waitS;
  if (!problem.message || TOO_MANY.test(problem.message))
    problem.explanation = messageRef('common.server.busy', { waitS: problem.retryAfterS ?? 0 });
}

/** The problem of a response with HTTP status 400 or above; `retryAfter` is its header. */
export function httpProblem(status: number, body: string, retryAfter: string | null): ApiProblem {
  const problem = readProblem(status, body);
  if (status === 429) explainWait(problem, retryAfter);
  return problem;
}

function readProblem(status: number, body: string): ApiProblem {
  const problem: ApiProblem = {
    kind: 'http',
    status,
    code: null,
    message: null,
    // A gateway's 502 to 504 does not say what the service behind it did.
    mayHaveArrived: status > 500,
  };
  try {
    const parsed = parseJson(body);
    if (!isObject(parsed)) return problem;
    const { code, error, retry_after_s: retryAfterS } = parsed;
    if (Number.isFinite(code)) problem.code = Number(code);
    if (typeof error === 'string' && error.trim() !== '')
      problem.message = error.trim().slice(0, MAX_MESSAGE_LENGTH);
    if (typeof retryAfterS === 'number' && retryAfterS >= 0 && retryAfterS < UNBELIEVABLE_WAIT_S)
      problem.retryAfterS = retryAfterS;
  } catch {
    // The HTML page of a proxy: only the status is known.
  }
  return problem;
}

/** The response of a request with HTTP status 200 to 299, read to its end. */
type Read<Value> = (response: Response) => Promise<Value>;

/**
 * Sends one request and reads the response, within the time limit. Never throws: every failure is
 * an `ApiProblem`. If there was certainly no connection, nothing has arrived.
 */
export async function send<Value>(
  env: WireEnvironment,
  request: WireRequest,
  read: Read<Value>,
  signal?: AbortSignal,
): Promise<Result<Value>> {
  const write = isWrite(request.method);
  const mayArrive = write && !env.isSurelyOffline();
  if (signal?.aborted) return { problem: noResponseProblem('cancelled', false) };

  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(TIMED_OUT),
    request.timeoutMs ?? (env.isUnreachable() ? UNREACHABLE_TIMEOUT_MS : REQUEST_TIMEOUT_MS),
  );
  const cancel = () => controller.abort();
  signal?.addEventListener('abort', cancel);

  // A response from the browser's cache needs no connection.
  const mayBeCached = request.service === 'master';
  const noteResponse = env.beginCall(request.service === 'identity');
  let response: Response | null = null;
  try {
    response = await fetch(urlOf(env, request), {
      method: request.method ?? 'GET',
      headers: headersOf(env, request),
      signal: controller.signal,
      // The bearer token is the only credential; no cookies are sent.
      credentials: 'omit',
      cache: mayBeCached ? 'default' : 'no-store',
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.keepalive ? { keepalive: true } : {}),
    });
    noteResponse(mayBeCached ? null : true);
    if (request.service === 'identity') env.noteServerDate(response.headers.get('date'));
    if (!response.ok) {
      const body = await response.text();
      return { problem: httpProblem(response.status, body, response.headers.get('retry-after')) };
    }
    return { value: await read(response) };
  } catch {
    const isTimedOut = controller.signal.reason === TIMED_OUT;
    if (signal?.aborted && !isTimedOut) return { problem: noResponseProblem('cancelled', write) };
    if (response === null) noteResponse(false);
    if (isTimedOut) return { problem: noResponseProblem('timeout', write) };
    if (response === null) return { problem: noResponseProblem('offline', mayArrive) };
    // The body was cut off or has the wrong format.
    return { problem: { ...noResponseProblem('unreadable', write), status: response.status } };
  } finally {
    noteResponse(null);
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

function headersOf(env: WireEnvironment, request: WireRequest): Record<string, string> {
  const bearer = bearerOf(env, request.credential);
  return {
    accept: 'application/json',
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
  };
}

/** Reads a response that is a file; its type is the response's. */
export const readBlob = (response: Response): Promise<Blob> => response.blob();

/** Reads a JSON response; throws if the body is empty, HTML or cut off. */
export async function readJson(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}
