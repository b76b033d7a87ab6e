import { use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationType, useBlocker, useLocation, type BlockerFunction } from 'react-router-dom';
import { LeaveQuestion } from './LeaveQuestion';
import { LeaveReasonsContext, type LeaveReasons } from './leaveReasons';
import { useBeforeUnloadWarning } from './useBeforeUnloadWarning';

/**
 * Asks before somebody leaves the page within the app while a part of it has a reason to stay: by a link,
 * a button of the page or the browser's own. What replaces the page by itself (an ended session, a
 * moved status) passes. The router knows one such guard at a time.
 */
export function LeaveAsker() {
  const reasons = use(LeaveReasonsContext);
  return reasons && <Guard reasons={reasons} />;
}

function Guard({ reasons }: { reasons: LeaveReasons }) {
  const state = useSyncExternalStore(reasons.subscribe, reasons.read);
  const failuresBefore = useRef(0);
  const { pathname } = useLocation();
  const shouldAsk = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      const now = reasons.read();
      failuresBefore.current = now.failureCount;
      return (
        // Nobody would answer for a page that is left: the router leaves it before React does.
        currentLocation.pathname === pathname &&
        now.reasons.length > 0 &&
        historyAction !== NavigationType.Replace &&
        nextLocation.pathname !== currentLocation.pathname
      );
    },
    [reasons, pathname],
  );
  const blocker = useBlocker(shouldAsk);
  const isAsking = blocker.state === 'blocked';
  // What was asked stays on the dialog until it is gone, whatever goes up by then.
  const [asked, setAsked] = useState(state.reasons);
  if (isAsking && state.reasons.length > 0 && state.reasons !== asked) setAsked(state.reasons);
  /** The router takes no second answer, and this page learns of its first a moment later. */
  const decided = useRef<unknown>(null);
  const confirm = useCallback(
    (isLeaving: boolean) => {
      if (blocker.state !== 'blocked' || decided.current === blocker) return;
      decided.current = blocker;
      if (isLeaving) blocker.proceed();
      else blocker.reset();
    },
    [blocker],
  );
  useBeforeUnloadWarning(state.reasons.some(({ kind }) => kind === 'uploads'));

  // Saved or uploaded while the question is open: there is nothing left to ask. What has failed
  // meanwhile is not left behind unseen.
  useEffect(() => {
    const now = reasons.read();
    if (!isAsking || now.reasons.length > 0) return;
    confirm(now.failureCount <= failuresBefore.current);
  }, [isAsking, state, reasons, confirm]);

  return (
    <LeaveQuestion
      reasons={asked}
      isOpen={isAsking && state.reasons.length > 0}
      onStay={() => confirm(false)}
      onLeave={() => confirm(true)}
    />
  );
}
