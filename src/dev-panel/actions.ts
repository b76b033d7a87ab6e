import { baseApi } from '@/api/baseApi';
import { PATHS } from '@/domain/access/paths';
import { beginSession, endSession } from '@/state/session/session';
import type { AppThunk } from '@/state/types';
import type { MockControl } from '@/testing/mock/mockControl';

/**
 * Signs somebody in with a fresh session and goes where the app sends them. Rejects where the mock
 * gives no session.
 *
 * Assumption: the panel is for what lies behind the sign-in, so it asks for no password or code; and
 * a tester who changes from one person to another and back finds the drafts that were left.
 */
export const signInAs =
  (mock: MockControl, email: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) => {
    const { token, expire_time: expiresAtS } = await mock.freshToken(email, 'session');
    await dispatch(endSession('newSession'));
    dispatch(beginSession(token, expiresAtS * 1_000));
    effects.navigate(PATHS.root, { replace: true });
  };

/** Lets the app read again what can be changed on the mock's page. */
export const readServerAgain = () =>
  baseApi.util.invalidateTags(['Profile', 'UserDetail', 'OnboardingStep', 'Flags']);
