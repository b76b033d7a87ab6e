import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { LoadingBar } from '@/ui/feedback/LoadingBar';
import { useScrollRestoration } from '@/ui/feedback/useScrollRestoration';
import { useIsNavigating } from '../useIsNavigating';
import { SessionGate } from './SessionGate';

/** Around all pages: the loading bar and the restored scroll position. */
export function RootLayout() {
  const isLoading = useIsNavigating();
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useScrollRestoration({ key, pathname, isReturn, isLoading });
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <Outlet />
      <SessionGate />
    </>
  );
}
