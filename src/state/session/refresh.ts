import { authApi } from '@/api/authApi';
import { shouldRefreshSession } from '@/domain/session/idle';
import { readExpiry } from '@/domain/session/tokenExpiry';
import { selectSessionGeneration } from '../slices/session';
import type { AppThunk } from '../types';
import { REFRESH_TIME } from './session';

/** Whether activity is to refresh the session now, by what all tabs know. */
const isDue =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { effects }) => {
    const held = effects.session.read();
    return shouldRefreshSession(
      {
        hasToken: held !== null,
        hasAuthParameter: held?.source === 'auth',
        lastRefreshAtMs: effects.tabs.readTime(REFRESH_TIME),
      },
      effects.clock.nowMs(),
    );
  };

/**
 * Takes a fresh token because somebody is at work: at most once a minute over all tabs. An answer
 * that comes after the session has ended brings nothing back.
 */
export const refreshSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    if (getState().session.source === null || !effects.network.isOnline()) return;
    if (!dispatch(isDue())) return;
    const generation = selectSessionGeneration(getState());
    await effects.tabs.runAlone(REFRESH_TIME, async () => {
      if (!dispatch(isDue()) || selectSessionGeneration(getState()) !== generation) return;
      effects.tabs.storeTime(REFRESH_TIME, effects.clock.nowMs());
      const call = authApi.endpoints.updateUserToken.initiate(undefined, { track: false });
      const { data } = await dispatch(call);
      if (data === undefined || selectSessionGeneration(getState()) !== generation) return;
      effects.session.store(
        data.token,
        readExpiry(data.expire_time, effects.clock.nowMs(), effects.serverAheadMs()),
      );
    });
  };
