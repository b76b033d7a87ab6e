import { serverText, type MessageRef } from '@/primitives/messageRef';
/**
 * - `http`: the server refused or failed, `status` is its HTTP status.
 * - `offline`: no connection came about, or it was cut.
 * - `timeout`: no response within the time limit.
 * - `unreadable`: a response that is not what the contract says (HTML, null, cut off, wrong shape).
 * - `cancelled`: ended by the app itself; nobody need hear of it.
 */
export type ProblemKind = 'http' | 'offline' | 'timeout' | 'unreadable' | 'cancelled';

/** What went wrong in a call, in one shape for every call; plain data, so it may stand in state. */
export interface ApiProblem {
  kind: ProblemKind;
  /** The HTTP status of the response; null where none came. */
  status: number | null;
  /** The `code` of the error body; null where it has none. */
  code: number | null;
  /** The server's own text; null where it has none. */
  message: string | null;
  /** Says it in words of ours, where the server's own would mislead. */
  explanation?: MessageRef;
  /** Seconds until the same call may be tried again (429). */
  retryAfterS?: number;
  /** True where the request left and the server may have acted on it although we heard nothing. */
  mayHaveArrived: boolean;
}

/** A problem without a response of the server. */
export function noResponseProblem(kind: ProblemKind, mayHaveArrived: boolean): ApiProblem {
  return { kind, status: null, code: null, message: null, mayHaveArrived };
}

/** What a problem says by itself: our words, else the server's; null where it has none. */
export const problemMessage = ({ explanation, message }: ApiProblem): MessageRef | null =>
  explanation ?? (message === null ? null : serverText(message));

/** The session is over: the server's response to a token that is missing or counts no more. */
export const REFUSED_SESSION: ApiProblem = {
  kind: 'http',
  status: 401,
  code: 401,
  message: 'Invalid JWT token',
  mayHaveArrived: false,
};

/** Whether trying again may help: no response came, none that could be read, or the server is in trouble. */
export const canTryAgain = ({ kind, status }: ApiProblem): boolean =>
  kind !== 'http' || status === null || status >= 500 || status === 429;

/**
 * Whether the server may have done what it was asked for: no response came, or it broke. A server that
 * broke says that it failed, not that nothing was done.
 */
export const mayBeDone = ({ mayHaveArrived, status }: ApiProblem): boolean =>
  mayHaveArrived || (status !== null && status >= 500);

/** The record that a call was for is no more: another tab or the back office has removed it. */
export const isGone = (problem: ApiProblem | undefined): boolean => problem?.status === 404;

export function isApiProblem(value: unknown): value is ApiProblem {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'mayHaveArrived' in value
  );
}
