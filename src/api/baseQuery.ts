import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { isObject } from '@/primitives/readObject';
import type { WireEnvironment } from './environment';
import { withIdempotencyKey } from './idempotency';
import { isGone, REFUSED_SESSION, noResponseProblem, type ApiProblem } from './problem';
import { UNREADABLE, type Reader } from './readers';
import { isWrite, readBlob, readJson, send, type Result, type WireRequest } from './request';

/**
 * Who reports a problem to the user: a toast (the default), a toast unless the user has left the
 * location of this key (C8), the screen that made the call (`inline`), or nobody (`ignored`:
 * background calls, which do not end the session either).
 */
export type ProblemsShown = 'toast' | { toastAt: string } | 'inline' | 'ignored';

/** Can be an argument of every write: who reports its problems. */
export interface CallOptions {
  problems?: ProblemsShown | undefined;
}

export interface Call extends WireRequest, CallOptions {
  /** Reads `data` of the response; if it cannot, the call ends in an `unreadable` problem. */
  read: Reader<unknown>;
  /** The response is a file, and `read` is given its Blob. */
  isFile?: boolean;
}

/** What listeners know about a call besides its problem. */
export interface CallMeta {
  problems: ProblemsShown;
  /** The call carried the session token, so a refused token means a refused session. */
  isSessionCall: boolean;
}

export type WireBaseQuery = BaseQueryFn<Call, unknown, ApiProblem, object, CallMeta>;

/** The environment that the store passes to every thunk and call. */
export interface WireExtra {
  wire: WireEnvironment;
}

function dataOf(body: unknown, call: Call): unknown {
  if (call.isFile) return call.read(body);
  return isObject(body) ? call.read(body.data) : UNREADABLE;
}

/** Every endpoint sends its requests through this function. */
export const baseQuery: WireBaseQuery = async (call, { extra, signal }) => {
  const { wire } = extra as WireExtra;
  const meta: CallMeta = {
    problems: call.problems ?? 'toast',
    isSessionCall: (call.credential ?? 'session') === 'session',
  };
  // Without a token the server would refuse. A screen that is still open after sign-out sends
  // nothing, and an expired cookie is handled like a refusal of the server.
  const token = wire.sessionToken();
  if (meta.isSessionCall && token === null) return { error: REFUSED_SESSION, meta };
  // A file that is generated on each request changes nothing on the server.
  const result: Result<unknown> = call.isFile
    ? await send(wire, call, readBlob, signal)
    : await withIdempotencyKey(wire, call, (request) => send(wire, request, readJson, signal));
  if (result.problem) {
    const inUse = wire.sessionToken();
    // The token has been replaced since: a refusal of the old one ends no session.
    if (meta.isSessionCall && inUse !== null && inUse !== token && result.problem.status === 401)
      return { error: result.problem, meta: { problems: 'inline', isSessionCall: false } };
    // A record that should be deleted and is already gone is no problem.
    const isDone = call.method === 'DELETE' && isGone(result.problem);
    return { error: result.problem, meta: isDone ? { ...meta, problems: 'inline' } : meta };
  }
  const data = dataOf(result.value, call);
  if (data !== UNREADABLE) return { data, meta };
  return { error: { ...noResponseProblem('unreadable', isWrite(call.method)), status: 200 }, meta };
};
