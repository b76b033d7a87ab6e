import { useEffect, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { enterByPortalLink } from '@/state/session/portalLink';
import { LinkCheckSkeleton } from '@/ui/feedback/LinkCheckSkeleton';
import { Page } from '@/ui/layout/Page';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { EntryProblem } from './EntryProblem';
import { useLinkToken } from './useLinkToken';

/**
 * The entry from a parent portal or a merchant's e-mail: exchanges the token of the link for a
 * session, once a visit, and goes to `/` (sign-in.md#portal-links).
 */
export function RequestOnboardingScreen() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const { token, isComing } = useLinkToken();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isInterrupted, setIsInterrupted] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (token === null) return;
    void dispatch(enterByPortalLink(token, screenSignal())).then((result) => {
      if (result.kind === 'failed') setProblem(result.problem);
      if (result.kind === 'left') setIsInterrupted(true);
    });
  }, [dispatch, screenSignal, token, tries]);

  const retry = () => {
    setProblem(null);
    setTries((before) => before + 1);
  };

  if (problem !== null) return <EntryProblem problem={problem} onRetry={retry} />;
  // Assumption: after a reload the exchange cannot continue, because the token is stored nowhere
  // and may have been used; the page says so instead of 'Token not found'.
  if (isInterrupted || (token === null && !isComing))
    return <EntryProblem problem={null} onRetry={retry} />;
  return (
    <Page title={t('entry.wait.title')} lead={t('entry.wait.body')}>
      <LinkCheckSkeleton />
    </Page>
  );
}
