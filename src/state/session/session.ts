import { logActivity } from '@/api/activityApi';
import { authApi } from '@/api/authApi';
import { baseApi } from '@/api/baseApi';
import { callEndpoint } from '@/api/callEndpoint';
import { userApi } from '@/api/userApi';
import { PATHS } from '@/domain/access/paths';
import { SESSION_ENDED_RELOAD_MS } from '@/domain/session/sessionErrors';
import { isExpired } from '@/domain/session/tokenExpiry';
import { noticeShown } from '../notices';
import {
  selectSessionSource,
  selectUserId,
  sessionBegun,
  sessionEnded,
  staleCheck,
} from '../slices/session';
import type { AppThunk } from '../types';
import { SESSION_ENDS, type EndReason, type SessionEnd } from './endReasons';

/** How long sign-out waits for the activity log before it informs the server. */
const LOG_LIMIT_MS = 1_000;
/** The name under which tabs share the time of the last refresh. */
export const REFRESH_TIME = 'session-refresh';
/** The name under which tabs share when the token in the cookie was issued. */
export const TOKEN_TIME = 'session-token';

/**
 * Takes up the browser's session, if there is one: when a page starts, and when somebody signs in in
 * another tab. Assumption: a registration that was started takes precedence; behind a first page it
 * may have been before the app started.
 */
export const resumeSession =
  (): AppThunk =>
  (dispatch, _getState, { effects }) => {
    if (effects.holdsUnsentForm()) return;
    const current = effects.session.resume();
    if (current === null) return;
    // As the browser does with an expired cookie.
    if (current.source === 'cookie' && isExpired(effects.session.endsAtMs(), effects.clock.nowMs()))
      effects.session.clear();
    else dispatch(sessionBegun({ source: current.source }));
  };

/** Begins a session with a new token of the server. */
export const beginSession =
  (token: string, expiresAtMs: number | null): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.session.begin(token, expiresAtMs);
    const source = effects.session.read()?.source ?? 'auth';
    effects.temporaryTokens.removeAll();
    effects.newPasswordToken.clear();
    if (source === 'cookie') {
      effects.tabs.storeTime(REFRESH_TIME, 0);
      effects.tabs.storeTime(TOKEN_TIME, effects.clock.nowMs());
      // It may tell of somebody who was here before; the page may be closed at any moment.
      effects.userCookie.clear();
      effects.tabs.announceSignIn();
    }
    dispatch(baseApi.util.resetApiState());
    dispatch(sessionBegun({ source }));
    // The calls of the page that follows leave first.
    void effects.clock.wait(0).then(() => logActivity(effects.wire, 'sign-in'));
  };

/** Asks whose session it is. The guard of the page that follows joins these calls. */
export const fetchViewer = (): AppThunk => (dispatch) => {
  void dispatch(authApi.endpoints.getProfile.initiate(undefined, { subscribe: false }));
  void dispatch(userApi.endpoints.getUserDetail.initiate(undefined, { subscribe: false }));
};

/**
 * The only way in which a session ends: store, cache, notices and temporary tokens are cleared, and
 * the rest is as the table says. Resolves when the drafts are written or erased.
 */
export const endSession =
  (reason: EndReason): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects, drafts: draftPersistor }) => {
    const end: SessionEnd = SESSION_ENDS[reason];
    const { drafts, cookies, notice, destination, otherTabs } = end;
    effects.clearNotices();
    if (notice !== null) dispatch(noticeShown(notice));
    if (notice !== null && destination === 'reload') {
      const isStale = staleCheck(getState);
      // A slow device does not delay the reload longer; by then the drafts are almost always
      // written.
      void draftPersistor.flush();
      await effects.clock.wait(SESSION_ENDED_RELOAD_MS);
      // The user has signed out, or in again, meanwhile: that session is over already.
      if (isStale()) return;
    }
    const userId = selectUserId(getState());
    const isOnAuth = selectSessionSource(getState()) === 'auth';
    if (cookies !== 'untouched' && !isOnAuth) effects.userCookie.clear();
    if (cookies === 'cleared') effects.session.clear();
    else effects.session.leave();
    effects.temporaryTokens.removeAll();
    const draftsEnded =
      drafts === 'erased' ? draftPersistor.erase(userId) : draftPersistor.close(drafts === 'kept');
    dispatch(sessionEnded(reason));
    dispatch(baseApi.util.resetApiState());
    if (otherTabs === 'signedOut' && !isOnAuth) effects.tabs.announceSignOut();
    if (destination === 'reload') effects.reload(notice?.signOutReason);
    else if (destination !== null)
      effects.navigate(PATHS.login, {
        replace: true,
        ...(destination === 'loginWithQuery' && { keepQuery: true }),
      });
    await draftsEnded;
  };

/**
 * Signs out at once and informs the server beside it, whatever it responds. Resolves when nothing of
 * the user is left on the device.
 */
export const signOut =
  (): AppThunk<Promise<void>> =>
  (dispatch, _getState, { effects: { wire, clock, session } }) => {
    const current = session.read();
    if (current !== null) {
      const logged = logActivity(wire, 'sign-out');
      const logout = callEndpoint(authApi.endpoints.logout, { token: current.token });
      void Promise.race([logged, clock.wait(LOG_LIMIT_MS)]).then(() => dispatch(logout));
    }
    return dispatch(endSession('signOut'));
  };

/**
 * Adopts what another tab has done to the browser's session, so that all tabs show one user. A tab
 * on `auth` keeps its own identity.
 */
export const syncWithOtherTabs =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const source = selectSessionSource(getState());
    if (source === 'auth') return;
    if (source === null) {
      dispatch(resumeSession());
      return;
    }
    effects.session.leave();
    const isReplaced = effects.session.resume() !== null;
    await dispatch(endSession(isReplaced ? 'otherUser' : 'signOutInOtherTab'));
  };
