import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { signOut } from '@/state/session/session';
import { useAppDispatch } from '@/state/hooks';
import { LoadingBar, useScrollToTopAfter } from '@/ui/feedback/LoadingBar';
import { AppShell } from '@/ui/layout/AppShell';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { useIsNavigating } from '../useIsNavigating';
import { ConnectionNote } from './ConnectionNote';
import { useMainMenu } from './useMainMenu';

/** The frame of signed-in pages: menus, the bell, the way out. */
export function MainLayout() {
  const dispatch = useAppDispatch();
  const isLoading = useIsNavigating();
  const { menu, homeTo, bellFor } = useMainMenu();
  const [isLeaving, setIsLeaving] = useState(false);
  useScrollToTopAfter(isLoading);
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <AppShell
        menu={menu}
        homeTo={homeTo}
        headerEnd={bellFor === null ? undefined : <NotificationBell {...bellFor} />}
        notice={<ConnectionNote />}
        onSignOut={() => {
          if (isLeaving) return;
          setIsLeaving(true);
          void dispatch(signOut()).finally(() => setIsLeaving(false));
        }}
      >
        <Outlet />
      </AppShell>
    </>
  );
}
