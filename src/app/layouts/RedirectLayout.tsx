import { Outlet } from 'react-router-dom';
import { BareShell } from '@/ui/layout/BareShell';

/** The frame of paths that only redirect, while the target is loaded or could not be. */
export const RedirectLayout = () => (
  <BareShell>
    <Outlet />
  </BareShell>
);
