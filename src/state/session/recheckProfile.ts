import { authApi } from '@/api/authApi';
import { selectSessionPhase } from '../slices/session';
import type { AppThunk } from '../types';
import { noteSessionEnd } from './sessionEnd';

/** Somebody who was away this long may find that the back office has moved their status (decisions.md 3). */
const AWAY_MS = 30_000;

const { getProfile } = authApi.endpoints;

/** Loads the profile of whoever comes back to a page that has stood long enough; others are not asked. */
export const recheckProfile =
  (leftAtMs: number | null): AppThunk =>
  (dispatch, getState, { effects }) => {
    if (leftAtMs === null || effects.clock.nowMs() - leftAtMs < AWAY_MS) return;
    dispatch(noteSessionEnd());
    const isLoaded = getProfile.select()(getState()).data !== undefined;
    if (!isLoaded || selectSessionPhase(getState()) === 'ended') return;
    void dispatch(getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
