import { authApi } from '@/api/authApi';
import { selectSessionPhase } from '../slices/session';
import type { AppThunk } from '../types';
import { noteSessionEnd } from './sessionEnd';

/** Somebody who was away this long may find that the back office has moved their status (decisions.md 3). */
const AWAY_MS = 30_000;

const { getProfile } = authApi.endpoints;

/** Loads a profile that the page has read before once more; others are not asked. */
export const recheckProfile = (): AppThunk => (dispatch, getState) => {
  if (getProfile.select()(getState()).data === undefined) return;
  void dispatch(getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
};

/** The same for whoever comes back to a page that has stood long enough. */
export const recheckProfileAfter =
  (leftAtMs: number | null): AppThunk =>
  (dispatch, getState, { effects }) => {
    if (leftAtMs === null || effects.clock.nowMs() - leftAtMs < AWAY_MS) return;
    dispatch(noteSessionEnd());
    if (selectSessionPhase(getState()) !== 'ended') dispatch(recheckProfile());
  };
