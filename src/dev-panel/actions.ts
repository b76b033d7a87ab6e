import { baseApi } from '@/api/baseApi';
import { PATHS } from '@/domain/access/paths';
import type { StatusId } from '@/domain/access/statuses';
import { beginSession, endSession } from '@/state/session/session';
import type { AppThunk } from '@/state/types';
import type { MockControl } from '@/testing/mock/mockControl';
import { statusChangeTo } from './presets';

/**
 * Signs somebody in with a fresh session and goes where the app sends them. Rejects where the mock
 * gives no session.
 *
 * Assumption: the panel is for what lies behind the sign-in, so it asks for no password or code; and
 * whoever changes from one person to another and back finds the drafts that were left.
 */
export const signInAs =
  (mock: MockControl, email: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) => {
    const { token, expire_time: expiresAtS } = await mock.freshToken(email, 'session');
    await dispatch(endSession('newSession'));
    dispatch(beginSession(token, expiresAtS * 1_000));
    effects.navigate(PATHS.root, { replace: true });
  };

/** Moves somebody's application as the back office would; the page reads it again at once. */
export const moveStatus =
  (mock: MockControl, email: string, id: StatusId): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await mock.setStatus(email, statusChangeTo(id));
    dispatch(baseApi.util.invalidateTags(['Profile', 'UserDetail', 'OnboardingStep']));
  };

/** Switches a flag of the mock; the page reads its flags again at once. */
export const switchFlag =
  (mock: MockControl, name: string, isOn: boolean): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await mock.setFlags({ [name]: isOn });
    dispatch(baseApi.util.invalidateTags(['Flags']));
  };
