import { Outlet } from 'react-router-dom';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { useRepeatActivationGuard } from '@/ui/forms/useRepeatActivationGuard';
import { FlagsProvider } from './FlagsProvider';
import { SignedInShell } from './SignedInShell';
import { useMainMenu } from './useMainMenu';

function MainFrame() {
  const { menu, homeTo, bellFor } = useMainMenu();
  const { isEmbedded = false } = useAppSelector(selectConfig);
  useRepeatActivationGuard();
  return (
    <SignedInShell
      menu={menu}
      homeTo={homeTo}
      headerEnd={isEmbedded || bellFor === null ? undefined : <NotificationBell {...bellFor} />}
    >
      <Outlet />
    </SignedInShell>
  );
}

/** The frame of signed-in pages: menus, bell, user and sign-out. */
export const MainLayout = () => (
  <FlagsProvider>
    <MainFrame />
  </FlagsProvider>
);
