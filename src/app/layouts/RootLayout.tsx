import { useEffect } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { LoadingBar } from '@/ui/feedback/LoadingBar';
import { useScrollRestoration } from '@/ui/feedback/useScrollRestoration';
import { useEffects } from '../EffectsContext';
import { useIsNavigating } from '../useIsNavigating';
import { SessionGate } from './SessionGate';

/** Around all pages: the loading bar and the restored scroll position. */
export function RootLayout() {
  const isLoading = useIsNavigating();
  const { wire } = useEffects();
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useScrollRestoration({ key, pathname, isReturn, isLoading });
  // A page that does not come is silence, as a call without a response is (C7).
  useEffect(() => {
    if (!isLoading) return undefined;
    const end = wire.beginCall(false);
    return () => end(null);
  }, [isLoading, wire]);
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <Outlet />
      <SessionGate />
    </>
  );
}
