import { selectSessionPhase } from '../slices/session';
import type { AppThunk } from '../types';
import { recheckProfile } from './recheckProfile';
import { updateSessionPhase } from './sessionPhase';

/**
 * After being away this long, the user's status may have moved (statuses.md#a-status-that-moves).
 */
const AWAY_MS = 30_000;

/** When the user returns to a page that was hidden long enough, the profile is read again. */
export const returnToPage =
  (leftAtMs: number | null): AppThunk =>
  (dispatch, getState, { effects }) => {
    if (leftAtMs === null || effects.clock.nowMs() - leftAtMs < AWAY_MS) return;
    dispatch(updateSessionPhase());
    if (selectSessionPhase(getState()) !== 'ended') dispatch(recheckProfile());
  };
