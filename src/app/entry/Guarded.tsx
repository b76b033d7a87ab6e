import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApiProblem } from '@/api/problem';
import type { Entry } from '@/domain/access/guards';
import { keptSearch, PATHS } from '@/domain/access/paths';
import type { RouteNeed } from '@/domain/access/routeNeeds';
import { GENERIC_ERROR, isInvalidJwt, noticeKindFor } from '@/domain/session/sessionErrors';
import type { SignOutReason } from '@/state/effects';
import { LazyDialog } from '@/features/auth/LazyDialog';
import { noticeShown } from '@/state/notices';
import { endSession } from '@/state/session/session';
import { useAppDispatch } from '@/state/hooks';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { Redirect } from '@/ui/links/Redirect';
import { useGoTo } from '@/ui/links/useGoTo';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { UnreachableScreen } from '../screens/UnreachableScreen';
import { useEffects } from '../EffectsContext';
import { useHold } from './useHold';
import { useRouteAccess, type RouteAccess } from './useRouteAccess';

const fetchMovedDialog = async () => (await import('./MovedDialog')).MovedDialog;

/** Shows a route's screen to those whom the guard table admits, and sends the others on. */
export function Guarded({ need, children }: { need: RouteNeed; children: ReactNode }) {
  const answer = useLastWord(useRouteAccess(need));
  const hold = useHold(answer);
  if (answer.kind === 'admit' || hold.isHeld) {
    return (
      <>
        {children}
        {hold.isAsking && (
          <LazyDialog fetchDialog={fetchMovedDialog} dialogProps={{ onAnswer: hold.answer }} />
        )}
      </>
    );
  }
  switch (answer.kind) {
    case 'redirect':
      return <Redirect to={answer.to} />;
    case 'notFound':
      return <NotFoundScreen />;
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailure {...answer} />;
    case 'keepToken':
      return <Leave to={answer.to} token={answer.token} endsSession={false} />;
    case 'expiredPassword':
      return <Leave to={answer.to} token={answer.token} endsSession />;
    case 'reject':
      return <Rejected entry={answer} />;
  }
}

/**
 * Whoever is sent away with something to be done first stays sent away: the session that ends on the
 * way must not let the guard decide anew, and somewhere else.
 */
function useLastWord(answer: RouteAccess): RouteAccess {
  const { key } = useLocation();
  const [last, setLast] = useState<{ key: string; answer: RouteAccess } | null>(null);
  if (last?.key === key) return last.answer;
  const isLast =
    answer.kind === 'keepToken' || answer.kind === 'expiredPassword' || answer.kind === 'reject';
  if (isLast) setLast({ key, answer });
  return answer;
}

function Rejected({ entry }: { entry: Extract<Entry, { kind: 'reject' }> }) {
  // A session that is not ended for it was none: a link came without its token.
  const signOutReason = entry.endsSession ? 'account' : 'link';
  return <Leave {...entry} signOutReason={signOutReason} />;
}

/**
 * Keeps the token of a new password, ends the session where it must, says why, and goes on; once, also
 * under StrictMode.
 */
function Leave({
  to,
  endsSession,
  message,
  noticeKind = 'error',
  signOutReason,
  token,
}: {
  to: string;
  endsSession: boolean;
  message?: string;
  noticeKind?: 'error' | 'warning';
  signOutReason?: SignOutReason;
  token?: string;
}) {
  const { newPasswordToken } = useEffects();
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  useEffect(() => {
    const visit = new AbortController();
    void (async () => {
      await Promise.resolve();
      if (visit.signal.aborted) return;
      // A session that ends with it has been told of a password that ran out.
      if (token !== undefined) newPasswordToken.keep({ token, isForced: endsSession });
      if (endsSession) await dispatch(endSession('turnedAway'));
      if (message !== undefined) {
        dispatch(
          noticeShown({
            kind: noticeKind,
            title: `common.toast.${noticeKind}`,
            body: message,
            key: message,
            ...(signOutReason && { signOutReason }),
          }),
        );
      }
      await goTo(to, { replace: true });
    })();
    return () => visit.abort();
  }, [
    dispatch,
    goTo,
    newPasswordToken,
    to,
    endsSession,
    message,
    noticeKind,
    signOutReason,
    token,
  ]);
  return <PageSkeleton />;
}

/**
 * The profile or the user detail could not be loaded. Where the server refuses the profile, the
 * session ends and login follows (routes.md#guards). Assumption: nobody is signed out for a missing
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
  const kind = noticeKindFor(problem.status);
  const search = keptSearch(new URLSearchParams(window.location.search));
  return (
    <Leave
      to={`${PATHS.login}${search}`}
      endsSession
      signOutReason="profile"
      noticeKind={kind}
      message={(kind === 'warning' ? problem.message : null) ?? GENERIC_ERROR}
    />
  );
}
