import { isInvalidJwt } from '@/domain/session/sessionErrors';
import { failedCallOf, isFailedCall, type FailedCall } from '../problems';
import { endSession } from '../session/session';
import { updateSessionPhase } from '../session/sessionPhase';
import { selectSessionPhase } from '../slices/session';
import type { StartListening } from './startListening';

/** The one place that knows a refused session: the token was the session's, and it counts no more. */
export function isSessionRefused({ problem, problems, isSessionCall }: FailedCall): boolean {
  return isSessionCall && problems !== 'ignored' && isInvalidJwt(problem.status, problem.message);
}

/** However many calls are refused, the session ends once: no call is listened to meanwhile. */
export function listenForSessionExpiry(startListening: StartListening): void {
  startListening({
    predicate: (action, { session }) => {
      const failed = isFailedCall(action) ? failedCallOf(action) : null;
      // After sign-out there is no session left to lose.
      return session.phase !== 'guest' && failed !== null && isSessionRefused(failed);
    },
    effect: async (_action, { dispatch, getState, extra, unsubscribe, subscribe }) => {
      dispatch(updateSessionPhase());
      // Its end was known and has come: signing in is offered over the page, which stays.
      const isAsked = ['ended', 'checking'].includes(selectSessionPhase(getState()));
      if (isAsked && extra.effects.pageNeedsSession()) return;
      unsubscribe();
      await dispatch(endSession('refused'));
      subscribe();
    },
  });
}
