import { Outlet } from 'react-router-dom';
import { useGetProfileQuery } from '@/api/authApi';
import { AppShell } from '@/ui/layout/AppShell';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import type { Menu } from '@/ui/layout/menuTypes';
import { ConnectionNote } from './ConnectionNote';
import { useSignOut } from './useSignOut';

const NOTHING: Menu = [];

/**
 * The frame of the terms: language, user and sign-out. Assumption: no menu, because all its pages
 * would redirect back here until the terms are accepted.
 */
export function TermsLayout() {
  const { isEmbedded = false } = useAppSelector(selectConfig);
  const onSignOut = useSignOut();
  const { currentData: profile } = useGetProfileQuery();
  return (
    <AppShell
      menu={NOTHING}
      hasMenus={!isEmbedded}
      notice={<ConnectionNote />}
      account={profile?.email === '' ? undefined : profile?.email}
      onSignOut={onSignOut}
    >
      <Outlet />
    </AppShell>
  );
}
