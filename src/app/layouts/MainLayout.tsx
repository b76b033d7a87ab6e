import { Outlet } from 'react-router-dom';
import { AppShell } from '@/ui/layout/AppShell';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { useRepeatActivationGuard } from '@/ui/forms/useRepeatActivationGuard';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { ConnectionNote } from './ConnectionNote';
import { UnreadSigns } from './UnreadSigns';
import { useMainMenu } from './useMainMenu';
import { useSignOut } from './useSignOut';

/** The frame of signed-in pages: menus, bell, user and sign-out. */
export function MainLayout() {
  const { menu, homeTo, bellFor, account } = useMainMenu();
  const { isEmbedded = false } = useAppSelector(selectConfig);
  const onSignOut = useSignOut();
  useRepeatActivationGuard();
  return (
    <AppShell
      menu={menu}
      hasMenus={!isEmbedded}
      homeTo={homeTo}
      headerEnd={isEmbedded || bellFor === null ? undefined : <NotificationBell {...bellFor} />}
      notice={<ConnectionNote />}
      account={account}
      onSignOut={onSignOut}
    >
      <UnreadSigns userId={isEmbedded ? null : (bellFor?.userId ?? null)}>
        <Outlet />
      </UnreadSigns>
    </AppShell>
  );
}
