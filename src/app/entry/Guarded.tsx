import { Outlet, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import type { ApiProblem } from '@/api/problem';
import type { RouteNeed } from '@/domain/access/routeNeeds';
import { LazyDialog } from '@/ui/dialogs/LazyDialog';
import { useAppSelector } from '@/state/hooks';
import { selectHasSession } from '@/state/slices/session';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { useGoTo } from '@/ui/links/useGoTo';
import { UnreachableScreen } from '../screens/UnreachableScreen';
import type { Access } from './access';

const fetchMovedDialog = async () => (await import('./MovedDialog')).MovedDialog;

/** Shows what the guard of a route has decided. */
export function Guarded({ need }: { need: RouteNeed }) {
  const access = useLoaderData<Access>();
  if (useIsOver(need)) return <PageSkeleton />;
  switch (access.kind) {
    case 'admitted':
    case 'stale':
      return (
        <>
          <Outlet />
          {access.kind === 'stale' && (
            <LazyDialog fetchDialog={fetchMovedDialog} dialogProps={{ to: access.to }} />
          )}
        </>
      );
    case 'failed':
      return <LoadProblem problem={access.problem} />;
    case 'pending':
      return <PageSkeleton />;
  }
}

/**
 * The session of this page is gone, or the user who signed in is on the way to another page: this
 * page is hidden at once, without waiting for the next one to load.
 */
function useIsOver(need: RouteNeed): boolean {
  const hasSession = useAppSelector(selectHasSession);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  if (need.session === 'required') return !hasSession;
  return need.session === 'none' && hasSession && isLeaving;
}

/** The profile or the user detail could not be loaded; trying again visits the page again. */
function LoadProblem({ problem }: { problem: ApiProblem }) {
  const { pathname, search } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const goTo = useGoTo();
  if (isLoading) return <PageSkeleton />;
  const retry = () => void goTo(`${pathname}${search}`, { replace: true });
  return <UnreachableScreen problem={problem} onRetry={retry} />;
}
