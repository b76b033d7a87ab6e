import { failedCallOf, isFailedCall, isSessionRefused } from '../problems';
import { endSession } from '../session/session';
import { updateSessionPhase } from '../session/sessionPhase';
import { selectSessionPhase } from '../slices/session';
import type { StartListening } from './startListening';

/**
 * The one place that handles a refused session. However many calls are refused, it ends once; the
 * listener is off meanwhile.
 */
export function listenForSessionExpiry(startListening: StartListening): void {
  startListening({
    predicate: (action, { session }) => {
      const failed = isFailedCall(action) ? failedCallOf(action) : null;
      // After sign-out there is no session left to end.
      return session.phase !== 'guest' && failed !== null && isSessionRefused(failed);
    },
    effect: async (_action, { dispatch, getState, extra, unsubscribe, subscribe }) => {
      dispatch(updateSessionPhase());
      // The session reached its known end: the page stays, and a dialog offers to sign in again.
      const isAsked = ['ended', 'checking'].includes(selectSessionPhase(getState()));
      if (isAsked && extra.effects.pageNeedsSession()) return;
      unsubscribe();
      await dispatch(endSession('refused'));
      subscribe();
    },
  });
}
