import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { signOut } from '@/state/session/session';
import { useAppDispatch } from '@/state/hooks';
import { AppShell } from '@/ui/layout/AppShell';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { ConnectionNote } from './ConnectionNote';
import { useMainMenu } from './useMainMenu';

/** The frame of signed-in pages: menus, the bell, the way out. */
export function MainLayout() {
  const dispatch = useAppDispatch();
  const { menu, homeTo, bellFor } = useMainMenu();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
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
  );
}
