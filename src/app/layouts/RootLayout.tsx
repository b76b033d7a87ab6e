import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { LoadingBar, useScrollToTopAfter } from '@/ui/feedback/LoadingBar';
import { useIsNavigating } from '../useIsNavigating';
import { SessionGate } from './SessionGate';

/** Around all pages: the bar that shows that one is on its way, and the way to the top of it. */
export function RootLayout() {
  const isLoading = useIsNavigating();
  const { pathname } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  useScrollToTopAfter(isLoading, wentBack ? null : pathname);
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <Outlet />
      <SessionGate />
    </>
  );
}
