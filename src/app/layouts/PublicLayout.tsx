import { Outlet } from 'react-router-dom';
import { ConnectionNote } from './ConnectionNote';
import { PublicShell } from '@/ui/layout/PublicShell';

/** The frame of pages before sign-in. */
export function PublicLayout() {
  return (
    <PublicShell notice={<ConnectionNote />}>
      <Outlet />
    </PublicShell>
  );
}
