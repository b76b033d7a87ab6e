import { Outlet } from 'react-router-dom';
import { useIsNavigating } from '../useIsNavigating';
import { ConnectionNote } from './ConnectionNote';
import { LoadingBar, useScrollToTopAfter } from '@/ui/feedback/LoadingBar';
import { PublicShell } from '@/ui/layout/PublicShell';

/** The frame of pages before sign-in. */
export function PublicLayout() {
  const isLoading = useIsNavigating();
  useScrollToTopAfter(isLoading);
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <PublicShell notice={<ConnectionNote />}>
        <Outlet />
      </PublicShell>
    </>
  );
}
