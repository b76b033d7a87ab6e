import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { BareShell } from '@/ui/layout/BareShell';

/** Shown until it is known which page to show, and in which frame. */
export const StartingScreen = () => (
  <BareShell>
    <PageSkeleton />
  </BareShell>
);
