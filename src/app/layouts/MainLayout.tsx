import { Outlet } from 'react-router-dom';
import { AppShell } from '@/ui/layout/AppShell';
import { useRepeatActivationGuard } from '@/ui/forms/useRepeatActivationGuard';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { ConnectionNote } from './ConnectionNote';
import { useMainMenu } from './useMainMenu';
import { useSignOut } from './useSignOut';

/** The frame of signed-in pages: menus, bell, user and sign-out. */
export function MainLayout() {
  const { menu, homeTo, bellFor, account } = useMainMenu();
  const onSignOut = useSignOut();
  useRepeatActivationGuard();
  return (
    <AppShell
      menu={menu}
      homeTo={homeTo}
      headerEnd={bellFor === null ? undefined : <NotificationBell {...bellFor} />}
      notice={<ConnectionNote />}
      account={account}
      onSignOut={onSignOut}
    >
      <Outlet />
    </AppShell>
  );
}
