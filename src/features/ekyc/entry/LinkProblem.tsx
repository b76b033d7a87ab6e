import { useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/access/paths';
import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import type { EkycEntry } from '@/state/session/ekycLink';
import { selectHasSession } from '@/state/slices/session';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LostDrawing } from '@/ui/illustrations/LostDrawing';
import { OfflineDrawing } from '@/ui/illustrations/OfflineDrawing';
import { ProblemDrawing } from '@/ui/illustrations/ProblemDrawing';
import { DocumentTitle } from '@/ui/layout/DocumentTitle';
import { useVisitRecord } from '../useVisitRecord';

export type LinkProblemEntry = Exclude<EkycEntry, { kind: 'entered' | 'left' | 'otherUser' }>;

const WORDS = {
  unsent: ['ekyc.link.unsent.title', 'ekyc.link.unsent.body'],
  missing: ['ekyc.link.missing.title', 'ekyc.link.missing.body'],
  malformed: ['ekyc.link.malformed.title', 'ekyc.link.malformed.body'],
  refused: ['ekyc.link.refused.title', 'ekyc.link.refused.body'],
} as const satisfies Record<string, readonly [TextKey, TextKey]>;

/** The link did not open the e-KYC: why, and what to do. */
export function LinkProblem({ entry, onRetry }: { entry: LinkProblemEntry; onRetry: () => void }) {
  const { t } = useText();
  const { search } = useLocation();
  const { hasUnsentPictures } = useVisitRecord().record;
  const hasSession = useAppSelector(selectHasSession);
  if (entry.kind === 'failed') {
    const isUnreachable = entry.problem.status === null;
    return (
      <>
        <DocumentTitle>{t('ekyc.link.failed.title')}</DocumentTitle>
        <ErrorState
          isPage
          drawing={isUnreachable ? <OfflineDrawing /> : <ProblemDrawing />}
          message={t('ekyc.link.failed.title')}
          reason={t(isUnreachable ? 'common.server.unreachable' : 'common.server.troubled')}
          code={entry.problem.status}
          onRetry={onRetry}
        />
      </>
    );
  }
  const isUnsent = entry.kind === 'missing' && hasUnsentPictures;
  const [title, body] = WORDS[isUnsent ? 'unsent' : entry.kind];
  return (
    <>
      <DocumentTitle>{t(title)}</DocumentTitle>
      <ErrorState
        isPage
        drawing={<LostDrawing />}
        message={t(title)}
        reason={t(body)}
        advice={t(hasSession ? 'ekyc.link.signedIn' : 'ekyc.link.advice')}
        actions={
          <ButtonLink kind="primary" to={`${hasSession ? PATHS.root : PATHS.login}${search}`}>
            {t(hasSession ? 'ekyc.link.goOn' : 'ekyc.link.login')}
          </ButtonLink>
        }
      />
    </>
  );
}
