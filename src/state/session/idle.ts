import { shouldLeaveWhenIdle } from '@/domain/session/idle';
import { isExpired } from '@/domain/session/tokenExpiry';
import { selectHasOpenForm } from '../slices/otherTabs';
import type { AppThunk } from '../types';
import { endSession } from './session';

/**
 * Sends a user to login who was away while the session ran out. What was typed stays on the device
 * for when the same user is back.
 */
export const leaveWhenIdle =
  (lastActivityAtMs: number): AppThunk =>
  (dispatch, getState, { effects }) => {
    if (!effects.pageNeedsSession()) return;
    // Another tab has stored a session: it is being checked whether it is the same user's, and its
    // cookie is not this page's to clear.
    const { session } = getState();
    if (session.phase === 'checking' || effects.session.others() !== null) return;
    const current = effects.session.read();
    const nowMs = effects.clock.nowMs();
    const isFormOver = session.phase === 'ended' && selectHasOpenForm(getState());
    const state = {
      lastActivityAtMs,
      hasToken: current !== null && !isExpired(effects.session.endsAtMs(), nowMs),
      hasAuthParameter: current?.source === 'auth',
      pageNeedsSession: true,
      // The session ends together with the warning, so there is one warning per session.
      wasWarned: session.phase === 'guest',
      formEndedAtMs: isFormOver ? session.sinceMs : null,
    };
    if (shouldLeaveWhenIdle(state, nowMs)) void dispatch(endSession('idle'));
  };
