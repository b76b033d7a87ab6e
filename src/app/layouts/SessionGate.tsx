import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchEndingDialog } from '@/features/auth/session/fetchEnding';
import { fetchSignInAgainDialog } from '@/features/auth/session/fetchSignInAgain';
import { LazyDialog } from '@/features/auth/parts/LazyDialog';
import { useText } from '@/i18n/useText';
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
  const { t } = useText();
  // Once it stands the dialog stays, with what is typed into it, until it is known who is signed in.
  const [wasOffered, setWasOffered] = useState(false);
  const isOffered = phase === 'ended' || (phase === 'checking' && wasOffered);
  if (isOffered !== wasOffered) setWasOffered(isOffered);

  if (phase === 'guest' || phase === 'open' || !needsSession(pathname)) return null;
  if (phase === 'ending')
    return <LazyDialog key={phase} fetchDialog={fetchEndingDialog} dialogProps={NO_PROPS} />;
  return (
    <PageCover note={isOffered ? null : t('access.session.checking')}>
      {isOffered && <LazyDialog fetchDialog={fetchSignInAgainDialog} dialogProps={NO_PROPS} />}
    </PageCover>
  );
}
