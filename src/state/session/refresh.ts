import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { ApiProblem } from '@/api/problem';
import { shouldRefreshSession } from '@/domain/session/idle';
import { readExpiry } from '@/domain/session/tokenExpiry';
import { selectHasSession, selectSessionPhase, staleCheck } from '../slices/session';
import type { AppThunk } from '../types';
import { REFRESH_TIME, TOKEN_TIME } from './session';
import { updateSessionPhase } from './sessionPhase';

/** Whether activity is to refresh the session now, by what all tabs know. */
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
 * Takes a fresh token while no other tab does; `isWanted` is asked once it is this tab's turn. An
 * answer that comes after the session has ended brings nothing back. Answers what went wrong; null
 * where nothing did, also where no token is wanted any more.
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
 * Takes a fresh token because somebody is at work: at most once a minute over all tabs. Once the
 * warning stands that the session is ending, it is answered with a button and not by the way, so
 * that nothing vanishes under a finger.
 */
export const refreshSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    if (!selectHasSession(getState()) || !effects.network.isOnline()) return;
    dispatch(updateSessionPhase());
    if (selectSessionPhase(getState()) !== 'open' || !dispatch(isDue())) return;
    await dispatch(takeFreshToken(() => dispatch(isDue())));
  };
