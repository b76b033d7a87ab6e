import { useLocation } from 'react-router-dom';
import { fetchEndingDialog } from '@/features/auth/fetchEnding';
import { fetchSignInAgainDialog } from '@/features/auth/fetchSignInAgain';
import { LazyDialog } from '@/features/auth/LazyDialog';
import { useAppSelector } from '@/state/hooks';
import { selectSessionPhase } from '@/state/slices/session';
import { PageCover } from '@/ui/layout/PageCover';
import { needsSession } from '../entry/needsSession';

const NO_PROPS = {};

/**
 * Stands over a page that needs a session: warns before its known end, and offers to sign in again
 * once it has come. The page below stays as it is, with all that was typed into it.
 */
export function SessionGate() {
  const phase = useAppSelector(selectSessionPhase);
  const { pathname } = useLocation();
  if (phase === 'open' || !needsSession(pathname)) return null;
  if (phase === 'ending')
    return <LazyDialog key={phase} fetchDialog={fetchEndingDialog} dialogProps={NO_PROPS} />;
  return (
    <PageCover>
      {phase === 'ended' && (
        <LazyDialog fetchDialog={fetchSignInAgainDialog} dialogProps={NO_PROPS} />
      )}
    </PageCover>
  );
}
