import { useEffect, type ReactNode } from 'react';
import type { ApiProblem } from '@/api/problem';
import type { Entry } from '@/domain/access/guards';
import { keptSearch, PATHS } from '@/domain/access/paths';
import type { RouteNeed } from '@/domain/access/routeNeeds';
import { GENERIC_ERROR, isInvalidJwt } from '@/domain/session/sessionErrors';
import { noticeShown } from '@/state/notices';
import { endSession } from '@/state/session/session';
import { useAppDispatch } from '@/state/hooks';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { Redirect } from '@/ui/links/Redirect';
import { useGoTo } from '@/ui/links/useGoTo';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { UnreachableScreen } from '../screens/UnreachableScreen';
import { useEntry } from './useEntry';

/** Shows a route's screen to those whom the guard table admits, and sends the others on. */
export function Guarded({ need, children }: { need: RouteNeed; children: ReactNode }) {
  const answer = useEntry(need);
  switch (answer.kind) {
    case 'admit':
      return children;
    case 'redirect':
      return <Redirect to={answer.to} />;
    case 'notFound':
      return <NotFoundScreen />;
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailure {...answer} />;
    case 'expiredPassword':
      return <Leave to={answer.to} endsSession />;
    case 'reject':
      return <Rejected entry={answer} />;
  }
}

function Rejected({ entry }: { entry: Extract<Entry, { kind: 'reject' }> }) {
  return <Leave to={entry.to} endsSession={entry.endsSession} message={entry.message} />;
}

/** Ends the session where it must, says why, and goes on; once, also under StrictMode. */
function Leave({
  to,
  endsSession,
  message,
}: {
  to: string;
  endsSession: boolean;
  message?: string;
}) {
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  useEffect(() => {
    const visit = new AbortController();
    void (async () => {
      await Promise.resolve();
      if (visit.signal.aborted) return;
      if (endsSession) await dispatch(endSession({ drafts: 'kept', cookies: 'cleared' }));
      if (message !== undefined) {
        dispatch(
          noticeShown({ kind: 'error', title: 'common.toast.error', body: message, key: message }),
        );
      }
      await goTo(to, { replace: true });
    })();
    return () => visit.abort();
  }, [dispatch, goTo, to, endsSession, message]);
  return <PageSkeleton />;
}

/**
 * The profile or the user detail could not be loaded. Where the server refuses the profile, the
 * session ends and login follows (product.md 2). Assumption: nobody is signed out for a missing
 * detail, or where no answer came (offline, time-out); the page offers another try.
 */
function LoadFailure({
  problem,
  isProfile,
  retry,
}: {
  problem: ApiProblem;
  isProfile: boolean;
  retry: () => void;
}) {
  const endsSession = isProfile && problem.kind === 'http';
  // The session listener has told it, and reloads; anything more would be said twice.
  if (isInvalidJwt(problem.status, problem.message)) return <PageSkeleton />;
  if (!endsSession) return <UnreachableScreen problem={problem} onRetry={retry} />;
  const isRefusal = problem.status !== null && problem.status < 500;
  const search = keptSearch(new URLSearchParams(window.location.search));
  return (
    <Leave
      to={`${PATHS.login}${search}`}
      endsSession
      message={(isRefusal ? problem.message : null) ?? GENERIC_ERROR}
    />
  );
}
