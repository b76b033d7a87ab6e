import { Outlet } from 'react-router-dom';
import { ConnectionNote } from './ConnectionNote';
import { PublicShell } from '@/ui/layout/PublicShell';

/** The frame of pages that need no sign-in. */
export function PublicLayout({ isWide = false }: { isWide?: boolean }) {
  return (
    <PublicShell notice={<ConnectionNote />} isWide={isWide}>
      <Outlet />
    </PublicShell>
  );
}
