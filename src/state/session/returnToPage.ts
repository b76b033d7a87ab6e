import { selectSessionPhase } from '../slices/session';
import type { AppThunk } from '../types';
import { recheckProfile } from './recheckProfile';
import { updateSessionPhase } from './sessionPhase';

/**
 * Somebody who was away this long may find their status moved (statuses.md#a-status-that-moves).
 */
const AWAY_MS = 30_000;

/** For whoever comes back to a page: one that has stood long enough is looked at again. */
export const returnToPage =
  (leftAtMs: number | null): AppThunk =>
  (dispatch, getState, { effects }) => {
    if (leftAtMs === null || effects.clock.nowMs() - leftAtMs < AWAY_MS) return;
    dispatch(updateSessionPhase());
    if (selectSessionPhase(getState()) !== 'ended') dispatch(recheckProfile());
  };
