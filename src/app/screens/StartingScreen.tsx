import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { BareShell } from '@/ui/layout/BareShell';

/** Before it is known which page there is to show, and in which frame. */
export const StartingScreen = () => (
  <BareShell>
    <PageSkeleton />
  </BareShell>
);
