import { createAction, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { CallMeta } from '@/api/baseQuery';
import { isApiProblem, type ApiProblem } from '@/api/problem';
import type { AppThunk } from './types';

/** A call that went wrong, whichever way it was made. */
export interface FailedCall extends CallMeta {
  problem: ApiProblem;
  /** Names the call in reports. */
  endpoint: string;
}

/** For calls outside the cache (files), and for thunks that leave the telling to the listeners. */
export const callFailed = createAction<FailedCall>('calls/failed');

interface EndpointMeta {
  baseQueryMeta?: CallMeta;
  arg?: { endpointName?: string; type?: string };
}

/** The failed call that an action tells of; null for any other action. */
export function failedCallOf(action: UnknownAction): FailedCall | null {
  if (callFailed.match(action)) return action.payload;
  if (!isRejectedWithValue(action) || !isApiProblem(action.payload)) return null;
  const { baseQueryMeta, arg } = action.meta as EndpointMeta;
  if (baseQueryMeta === undefined) return null;
  return { ...baseQueryMeta, problem: action.payload, endpoint: arg?.endpointName ?? 'unknown' };
}

export const isFailedCall = (action: UnknownAction): boolean => failedCallOf(action) !== null;

/** A failed call of the cache that would have changed something. */
export const isFailedWrite = (action: UnknownAction): boolean =>
  isRejectedWithValue(action) && (action.meta as EndpointMeta).arg?.type === 'mutation';

/** Tells the user of a problem that a thunk has found nothing better to do with. */
export const notifyProblem =
  (endpoint: string, problem: ApiProblem): AppThunk =>
  (dispatch) => {
    dispatch(callFailed({ endpoint, problem, problems: 'toast', isSessionCall: false }));
  };
