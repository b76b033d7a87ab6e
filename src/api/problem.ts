import { serverText, type MessageRef } from '@/primitives/messageRef';

/**
 * - `http`: the server responded with an error; `status` is its HTTP status.
 * - `offline`: the connection failed or was cut.
 * - `timeout`: no response within the time limit.
 * - `unreadable`: the response does not match the contract (HTML, null, cut off, wrong shape).
 * - `cancelled`: cancelled by the app itself; it is not reported.
 */
export type ProblemKind = 'http' | 'offline' | 'timeout' | 'unreadable' | 'cancelled';

/**
 * What went wrong in a call, in one shape for every call. Plain data, so it can be in the state.
 */
export interface ApiProblem {
  kind: ProblemKind;
  /** The HTTP status of the response; null without a response. */
  status: number | null;
  /** The `code` of the error body; null if it has none. */
  code: number | null;
  /** The server's own text; null if it has none. */
  message: string | null;
  /** Says it in words of ours, where the server's own would mislead. */
  explanation?: MessageRef;
  /** Seconds until the same call may be tried again (429). */
  retryAfterS?: number;
  /** True if the request was sent and the server may have acted on it although no response came. */
  mayHaveArrived: boolean;
}

/** A problem without a response of the server. */
export function noResponseProblem(kind: ProblemKind, mayHaveArrived: boolean): ApiProblem {
  return { kind, status: null, code: null, message: null, mayHaveArrived };
}

/** What a problem says by itself: our words, else the server's; null where it has none. */
export const problemMessage = ({ explanation, message }: ApiProblem): MessageRef | null =>
  explanation ?? (message === null ? null : serverText(message));

/** The session is over: the server refused the token, or there was none. */
export const REFUSED_SESSION: ApiProblem = {
  kind: 'http',
  status: 401,
  code: 401,
  message: 'Invalid JWT token',
  mayHaveArrived: false,
};

/** Whether the server refused the request (4xx). */
export const isClientProblem = ({ status }: ApiProblem): boolean =>
  status !== null && status >= 400 && status < 500;

/** Whether trying again may help: no response, an unreadable one, or a server error. */
export const canTryAgain = ({ kind, status }: ApiProblem): boolean =>
  kind !== 'http' || status === null || status >= 500 || status === 429;

/**
 * Whether the server may have done what it was asked for: no response came, or a server error. A
 * server error says that something failed, not that nothing was done.
 */
export const mayBeDone = ({ mayHaveArrived, status }: ApiProblem): boolean =>
  mayHaveArrived || (status !== null && status >= 500);

/** The record is gone: another tab or the back office has removed it. */
export const isGone = (problem: ApiProblem | undefined): boolean => problem?.status === 404;

export function isApiProblem(value: unknown): value is ApiProblem {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'mayHaveArrived' in value
  );
}
