import { logActivity } from '@/api/activityApi';
import { postLogout } from '@/api/authApi';
import { baseApi } from '@/api/baseApi';
import { PATHS } from '@/domain/access/paths';
import { selectUserId, sessionBegun, sessionEnded } from '../slices/session';
import type { AppThunk } from '../types';

/** How long the activity log is waited for before the server is told of a sign-out. */
const LOG_LIMIT_MS = 1_000;
/** The name under which tabs share the time of the last refresh. */
export const REFRESH_TIME = 'session-refresh';

/** Takes up the session that a page starts with, if there is one. */
export const resumeSession =
  (): AppThunk =>
  (dispatch, _getState, { effects }) => {
    const held = effects.session.read();
    if (held !== null) dispatch(sessionBegun({ source: held.source }));
  };

/** Begins a session with a token that the server has just given. */
export const beginSession =
  (token: string, expiresAtMs: number | null): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.session.store(token, expiresAtMs);
    effects.temporaryTokens.removeAll();
    effects.newPasswordToken.clear();
    effects.tabs.storeTime(REFRESH_TIME, 0);
    effects.tabs.announceSignIn();
    dispatch(baseApi.util.resetApiState());
    dispatch(sessionBegun({ source: effects.session.read()?.source ?? 'auth' }));
    void logActivity(effects.wire, 'sign-in');
  };

/**
 * Forgets the session in this tab: store, cache, and drafts from memory or altogether. What is kept
 * in cookies goes too, unless another tab has already put a new session there.
 */
export const endSession =
  ({
    drafts: kept,
    cookies,
  }: {
    drafts: 'kept' | 'erased';
    cookies: 'cleared' | 'left';
  }): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects, drafts }) => {
    const userId = selectUserId(getState());
    if (cookies === 'cleared') {
      effects.session.clear();
      effects.userCookie.clear();
    }
    effects.temporaryTokens.removeAll();
    const draftsEnded =
      kept === 'erased' && userId !== null ? drafts.erase(userId) : drafts.close();
    dispatch(sessionEnded());
    dispatch(baseApi.util.resetApiState());
    effects.clearNotices();
    await draftsEnded;
  };

/**
 * Signs out: at once in this tab and in the others, whatever the server says, which is told beside
 * it. Resolves when nothing of the user is left on the device.
 */
export const signOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) => {
    const { wire, clock, tabs } = effects;
    const held = effects.session.read();
    if (held !== null) {
      const logged = logActivity(wire, 'sign-out');
      void Promise.race([logged, clock.wait(LOG_LIMIT_MS)]).then(() =>
        postLogout(wire, held.token),
      );
    }
    const ended = dispatch(endSession({ drafts: 'erased', cookies: 'cleared' }));
    tabs.announceSignOut();
    effects.navigate(PATHS.login, { replace: true });
    await ended;
  };

/** Follows another tab, where the session was ended or replaced. */
export const followSignOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    // A tab that lives on `auth` has an identity of its own.
    if (getState().session.source !== 'cookie') return;
    await dispatch(endSession({ drafts: 'erased', cookies: 'left' }));
    if (effects.session.read() === null) effects.navigate(PATHS.login, { replace: true });
    else effects.reload();
  };
