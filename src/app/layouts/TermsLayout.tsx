import { Outlet } from 'react-router-dom';
import { useGetProfileQuery } from '@/api/authApi';
import { AppShell } from '@/ui/layout/AppShell';
import type { Menu } from '@/ui/layout/menuTypes';
import { ConnectionNote } from './ConnectionNote';
import { useSignOut } from './useSignOut';

const NOTHING: Menu = [];

/**
 * The frame of the terms: language, who is signed in and the way out. Assumption: no menu, whose pages
 * would all lead back here until the terms are accepted.
 */
export function TermsLayout() {
  const onSignOut = useSignOut();
  const { currentData: profile } = useGetProfileQuery();
  return (
    <AppShell
      menu={NOTHING}
      notice={<ConnectionNote />}
      account={profile?.email === '' ? undefined : profile?.email}
      onSignOut={onSignOut}
    >
      <Outlet />
    </AppShell>
  );
}
