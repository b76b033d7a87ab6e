import { createAction, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { CallMeta } from '@/api/baseQuery';
import { isApiProblem, type ApiProblem } from '@/api/problem';
import { isInvalidJwt } from '@/domain/session/sessionErrors';
import type { AppThunk } from './types';

/** A failed call, however it was made. */
export interface FailedCall extends CallMeta {
  problem: ApiProblem;
  /** The name of the call in reports. */
  endpoint: string;
}

/** For calls outside the cache (files), and for thunks that let the listeners report problems. */
export const problemReported = createAction<FailedCall>('problems/reported');

interface EndpointMeta {
  baseQueryMeta?: CallMeta;
  /** RTK Query adds the options of `initiate` that it does not know, such as `isAhead`. */
  arg?: { endpointName?: string; type?: string; isAhead?: true };
}

/** The failed call of an action; null for any other action. */
export function failedCallOf(action: UnknownAction): FailedCall | null {
  if (problemReported.match(action)) return action.payload;
  if (!isRejectedWithValue(action) || !isApiProblem(action.payload)) return null;
  const { baseQueryMeta, arg } = action.meta as EndpointMeta;
  if (baseQueryMeta === undefined) return null;
  return {
    ...baseQueryMeta,
    ...(arg?.isAhead && { problems: 'inline' as const }),
    problem: action.payload,
    endpoint: arg?.endpointName ?? 'unknown',
  };
}

export const isFailedCall = (action: UnknownAction): boolean => failedCallOf(action) !== null;

/** The session token is no longer valid. */
export const isSessionRefused = ({ problem, problems, isSessionCall }: FailedCall): boolean =>
  isSessionCall && problems !== 'ignored' && isInvalidJwt(problem.status, problem.message);

/** A failed write of the cache. */
export const isFailedWrite = (action: UnknownAction): boolean =>
  isRejectedWithValue(action) && (action.meta as EndpointMeta).arg?.type === 'mutation';

/** Reports a problem that a thunk does not handle itself. */
export const notifyProblem =
  (endpoint: string, problem: ApiProblem): AppThunk =>
  (dispatch) => {
    dispatch(problemReported({ endpoint, problem, problems: 'toast', isSessionCall: false }));
  };
