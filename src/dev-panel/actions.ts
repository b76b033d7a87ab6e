import { baseApi } from '@/api/baseApi';
import { refreshFlags } from '@/api/flagService';
import { PATHS } from '@/domain/access/paths';
import { beginSession, endSession } from '@/state/session/session';
import type { AppThunk } from '@/state/types';
import type { MockControl } from '@/testing/mock/mockControl';

/**
 * Signs in with a fresh session and opens the start page. Rejects where the mock gives no session.
 * Assumption: the panel is for testing what comes after the sign-in, so it needs no password or
 * code. A tester who switches users and comes back finds the drafts of the first user again.
 */
export const signInAs =
  (mock: MockControl, email: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) => {
    const { token, expire_time: expiresAtS } = await mock.freshToken(email, 'session');
    await dispatch(endSession('newSession'));
    dispatch(beginSession(token, expiresAtS * 1_000));
    effects.navigate(PATHS.root, { replace: true });
  };

/** Makes the app read again all data that the mock's page can change. */
export const readServerAgain = (): AppThunk => (dispatch) => {
  dispatch(baseApi.util.invalidateTags(['Profile', 'UserDetail', 'OnboardingStep']));
  void refreshFlags();
};
