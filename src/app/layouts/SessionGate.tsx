import { useLocation } from 'react-router-dom';
import { fetchEndingDialog } from '@/features/auth/session/fetchEnding';
import { fetchSignInAgainDialog } from '@/features/auth/session/fetchSignInAgain';
import { LazyDialog } from '@/ui/dialogs/LazyDialog';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectIsSignInOffered, selectSessionPhase } from '@/state/slices/session';
import { PageCover } from '@/ui/layout/PageCover';
import { needsSession } from '../entry/needsSession';

const NO_PROPS = {};

/**
 * Around a page that needs a session: warns before the session ends, and offers to sign in again
 * afterwards. The page below stays as it is, with everything that was typed.
 */
export function SessionGate() {
  const phase = useAppSelector(selectSessionPhase);
  const { pathname } = useLocation();
  const { t } = useText();
  // Once open, the dialog stays, with what was typed into it, until the signed-in user is known.
  const isOffered = useAppSelector(selectIsSignInOffered);

  if (phase === 'guest' || phase === 'open' || !needsSession(pathname)) return null;
  if (phase === 'ending')
    return <LazyDialog key={phase} fetchDialog={fetchEndingDialog} dialogProps={NO_PROPS} />;
  return (
    <PageCover note={isOffered ? null : t('session.checking')}>
      {isOffered && <LazyDialog fetchDialog={fetchSignInAgainDialog} dialogProps={NO_PROPS} />}
    </PageCover>
  );
}
