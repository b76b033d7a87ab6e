import { logActivity } from '@/api/activityApi';
import { baseApi } from '@/api/baseApi';
import { sessionRenewed } from '../slices/session';
import type { AppThunk } from '../types';
import { recheckProfile } from './recheckProfile';
import { REFRESH_TIME, TOKEN_TIME } from './session';

/** The page goes on as it stands: cache, drafts and what is being typed are the same user's. */
export const goOnWithSession =
  (): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.temporaryTokens.removeAll();
    dispatch(sessionRenewed({ source: effects.session.read()?.source ?? 'auth' }));
    // What was refused while nobody was signed in.
    dispatch(baseApi.util.invalidateTags(['Failed']));
    // The back office may have moved the status while nobody was signed in
    // (statuses.md#a-status-that-moves).
    dispatch(recheckProfile());
  };

/** Takes up a token that the same user has just earned by signing in over the open page. */
export const renewSession =
  (token: string, expiresAtMs: number | null): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.session.begin(token, expiresAtMs);
    effects.tabs.storeTime(REFRESH_TIME, effects.clock.nowMs());
    if (effects.session.read()?.source === 'cookie')
      effects.tabs.storeTime(TOKEN_TIME, effects.clock.nowMs());
    effects.tabs.announceSignIn();
    dispatch(goOnWithSession());
    void logActivity(effects.wire, 'sign-in');
  };
