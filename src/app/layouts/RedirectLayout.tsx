import { Outlet } from 'react-router-dom';
import { BareShell } from '@/ui/layout/BareShell';

/** The frame of paths that only lead on, while it is asked where to, and where no answer came. */
export const RedirectLayout = () => (
  <BareShell>
    <Outlet />
  </BareShell>
);
