import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { ApiProblem } from '@/api/problem';
import { shouldRefreshSession } from '@/domain/session/idle';
import { readExpiry } from '@/domain/session/tokenExpiry';
import { selectHasSession, selectSessionPhase, staleCheck } from '../slices/session';
import type { AppThunk } from '../types';
import { REFRESH_TIME, TOKEN_TIME } from './session';
import { updateSessionPhase } from './sessionPhase';

/** Whether activity should refresh the session now, considering all tabs. */
const isDue =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { effects }) => {
    const current = effects.session.read();
    return shouldRefreshSession(
      {
        hasToken: current !== null,
        hasAuthParameter: current?.source === 'auth',
        lastRefreshAtMs: effects.tabs.readTime(REFRESH_TIME),
      },
      effects.clock.nowMs(),
    );
  };

/**
 * Gets a fresh token, in one tab at a time; `isWanted` is checked when it is this tab's turn. A
 * response after the end of the session has no effect. Returns the problem; null if there was none
 * or no token was wanted any more.
 */
export const takeFreshToken =
  (isWanted: () => boolean): AppThunk<Promise<ApiProblem | null>> =>
  (dispatch, getState, { effects }) => {
    const isStale = staleCheck(getState);
    return effects.tabs.withExclusiveLock(REFRESH_TIME, async () => {
      if (isStale() || !isWanted()) return null;
      effects.tabs.storeTime(REFRESH_TIME, effects.clock.nowMs());
      const result = await dispatch(callEndpoint(authApi.endpoints.updateUserToken, undefined));
      if (isStale()) return null;
      if (result.problem) return result.problem;
      const { token, expire_time: end } = result.value;
      const nowMs = effects.clock.nowMs();
      effects.session.store(token, readExpiry(end, nowMs, effects.serverAheadMs()));
      if (effects.session.read()?.source === 'cookie') effects.tabs.storeTime(TOKEN_TIME, nowMs);
      dispatch(updateSessionPhase());
      return null;
    });
  };

/**
 * Gets a fresh token because the user is active: at most once a minute over all tabs. Once the
 * warning before the end is open, only its button extends the session, so that the dialog does not
 * vanish while the user reaches for it.
 */
export const refreshSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    if (!selectHasSession(getState()) || !effects.network.isOnline()) return;
    dispatch(updateSessionPhase());
    if (selectSessionPhase(getState()) !== 'open' || !dispatch(isDue())) return;
    await dispatch(takeFreshToken(() => dispatch(isDue())));
  };
