import { logActivity } from '@/api/activityApi';
import { authApi } from '@/api/authApi';
import { baseApi } from '@/api/baseApi';
import { callEndpoint } from '@/api/callEndpoint';
import { PATHS } from '@/domain/access/paths';
import { isExpired } from '@/domain/session/tokenExpiry';
import { selectUserId, sessionBegun, sessionEnded } from '../slices/session';
import type { AppThunk } from '../types';

/** How long the activity log is waited for before the server is told of a sign-out. */
const LOG_LIMIT_MS = 1_000;
/** The name under which tabs share the time of the last refresh. */
export const REFRESH_TIME = 'session-refresh';
/** The name under which they share when the token in the cookie was given. */
export const TOKEN_TIME = 'session-token';

/** Takes up the session that a page starts with, if there is one. */
export const resumeSession =
  (): AppThunk =>
  (dispatch, _getState, { effects }) => {
    const held = effects.session.resume();
    if (held === null) return;
    // As the browser does with a cookie whose time has come.
    if (held.source === 'cookie' && isExpired(effects.session.endsAtMs(), effects.clock.nowMs()))
      effects.session.clear();
    else dispatch(sessionBegun({ source: held.source }));
  };

/** Begins a session with a token that the server has just given. */
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
      effects.tabs.announceSignIn();
    }
    dispatch(baseApi.util.resetApiState());
    dispatch(sessionBegun({ source }));
    void logActivity(effects.wire, 'sign-in');
  };

/**
 * Forgets the session in this tab: store, cache, and drafts from memory (`kept` on the device, where
 * `left` writes nothing more) or altogether. What is kept in cookies goes too, unless another tab has
 * already put a new session there. A tab that lives on `auth` leaves the cookies to whose they are.
 */
export const endSession =
  ({
    drafts: kept,
    cookies,
  }: {
    drafts: 'kept' | 'left' | 'erased';
    cookies: 'cleared' | 'left';
  }): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects, drafts }) => {
    const userId = selectUserId(getState());
    if (cookies === 'cleared') {
      if (getState().session.source !== 'auth') effects.userCookie.clear();
      effects.session.clear();
    } else {
      effects.session.leave();
    }
    effects.temporaryTokens.removeAll();
    const draftsEnded = kept === 'erased' ? drafts.erase(userId) : drafts.close(kept === 'kept');
    dispatch(sessionEnded());
    dispatch(baseApi.util.resetApiState());
    effects.clearNotices();
    await draftsEnded;
  };

/**
 * Signs out: at once in this tab and in the others, whatever the server says, which is told beside
 * it. Resolves when nothing of the user is left on the device. A tab that lives on `auth` signs out
 * for itself alone.
 */
export const signOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const { wire, clock, tabs } = effects;
    const isForAllTabs = getState().session.source !== 'auth';
    const held = effects.session.read();
    if (held !== null) {
      const logged = logActivity(wire, 'sign-out');
      const logout = callEndpoint(authApi.endpoints.logout, { token: held.token });
      void Promise.race([logged, clock.wait(LOG_LIMIT_MS)]).then(() => dispatch(logout));
    }
    const ended = dispatch(endSession({ drafts: 'erased', cookies: 'cleared' }));
    if (isForAllTabs) tabs.announceSignOut();
    effects.navigate(PATHS.login, { replace: true });
    await ended;
  };

/**
 * Follows another tab, where somebody has signed in or out, so that all tabs show one person. A tab
 * that lives on `auth` has an identity of its own.
 */
export const followTabs =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const { source } = getState().session;
    if (source === 'auth') return;
    if (source === null) return dispatch(followSignIn());
    effects.session.leave();
    const isReplaced = effects.session.resume() !== null;
    // The tab that signed out has erased what was typed; who merely took the place of another has
    // not, and may be the same person again.
    await dispatch(endSession({ drafts: isReplaced ? 'left' : 'erased', cookies: 'left' }));
    if (isReplaced) effects.reload();
    else effects.navigate(PATHS.login, { replace: true });
  };

/**
 * Takes up the session of another tab; the guards then lead on from pages for those without one.
 * Assumption: a registration that somebody has begun to fill in goes before it.
 */
const followSignIn =
  (): AppThunk<Promise<void>> =>
  (dispatch, _getState, { effects }) => {
    if (!effects.holdsUnsentForm()) {
      effects.session.leave();
      dispatch(resumeSession());
    }
    return Promise.resolve();
  };
