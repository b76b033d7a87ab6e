import {
  isInvalidJwt,
  SESSION_ENDED,
  SESSION_ENDED_RELOAD_MS,
} from '@/domain/session/sessionErrors';
import { noticeShown } from '../notices';
import { failedCallOf, isFailedCall, type FailedCall } from '../problems';
import { noteSessionEnd } from '../session/sessionEnd';
import { selectSessionGeneration, selectSessionPhase } from '../slices/session';
import type { StartListening } from './startListening';

/** The one place that knows a refused session: the token was the session's, and it counts no more. */
export function isSessionRefused({ problem, problems, isSessionCall }: FailedCall): boolean {
  return isSessionCall && problems !== 'ignored' && isInvalidJwt(problem.status, problem.message);
}

/**
 * However many calls are refused: one notice, and after 1.5 s the cookies go and the page reloads,
 * once. What was typed has been written to the device by then.
 */
export function listenForSessionExpiry(startListening: StartListening): void {
  startListening({
    predicate: (action, { session }) => {
      const failed = isFailedCall(action) ? failedCallOf(action) : null;
      // After sign-out there is no session left to lose.
      return session.source !== null && failed !== null && isSessionRefused(failed);
    },
    effect: async (_action, { dispatch, getState, extra, unsubscribe, subscribe }) => {
      const { effects, drafts } = extra;
      dispatch(noteSessionEnd());
      // Its end was known and has come: signing in is offered over the page, which stays.
      const isAsked = ['ended', 'checking'].includes(selectSessionPhase(getState()));
      if (isAsked && effects.pageNeedsSession()) return;
      const generation = selectSessionGeneration(getState());
      unsubscribe();
      dispatch(
        noticeShown({
          kind: 'warning',
          title: 'common.toast.warning',
          body: SESSION_ENDED,
          key: 'session-ended',
        }),
      );
      // A slow disk does not hold the reload back; in that time it is all but always done.
      void drafts.flush();
      await effects.clock.wait(SESSION_ENDED_RELOAD_MS);
      subscribe();
      // Signed out, or in again, meanwhile: the refused token is not the one that is kept now.
      if (selectSessionGeneration(getState()) !== generation) return;
      effects.session.clear();
      effects.userCookie.clear();
      effects.reload('session');
    },
  });
}
