import { logActivity } from '@/api/activityApi';
import { baseApi } from '@/api/baseApi';
import { sessionRenewed } from '../slices/session';
import type { AppThunk } from '../types';
import { recheckProfile } from './recheckProfile';
import { REFRESH_TIME, TOKEN_TIME } from './session';

/** The page stays as it is: cache, drafts and typed values belong to the same user. */
export const continueSession =
  (): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.temporaryTokens.removeAll();
    dispatch(sessionRenewed({ source: effects.session.read()?.source ?? 'auth' }));
    // Calls that were refused while nobody was signed in.
    dispatch(baseApi.util.invalidateTags(['Failed']));
    // The back office may have moved the status meanwhile (statuses.md#a-status-that-moves).
    dispatch(recheckProfile());
  };

/** Uses the new token of the same user, who has signed in again over the open page. */
export const renewSession =
  (token: string, expiresAtMs: number | null): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.session.begin(token, expiresAtMs);
    effects.tabs.storeTime(REFRESH_TIME, effects.clock.nowMs());
    if (effects.session.read()?.source === 'cookie')
      effects.tabs.storeTime(TOKEN_TIME, effects.clock.nowMs());
    effects.tabs.announceSignIn();
    dispatch(continueSession());
    void logActivity(effects.wire, 'sign-in');
  };
