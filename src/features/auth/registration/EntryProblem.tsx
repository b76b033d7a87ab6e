import { canTryAgain, type ApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { selectHasSession } from '@/state/slices/session';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LostDrawing } from '@/ui/illustrations/LostDrawing';
import { OfflineDrawing } from '@/ui/illustrations/OfflineDrawing';
import { ProblemDrawing } from '@/ui/illustrations/ProblemDrawing';
import { DocumentTitle } from '@/ui/layout/DocumentTitle';
import { useKeptQuery } from '../parts/useKeptQuery';

type Kind = 'interrupted' | 'refused' | 'unreachable' | 'troubled';

const WORDS: Record<Kind, readonly [title: TextKey, body: TextKey]> = {
  interrupted: ['entry.interrupted.title', 'entry.interrupted.body'],
  refused: ['entry.refused.title', 'entry.refused.body'],
  unreachable: ['entry.failed.title', 'common.server.unreachable'],
  troubled: ['entry.failed.title', 'common.server.troubled'],
};

function kindOf(problem: ApiProblem | null): Kind {
  if (problem === null) return 'interrupted';
  if (!canTryAgain(problem)) return 'refused';
  return problem.status === null ? 'unreachable' : 'troubled';
}

const drawingOf = (kind: Kind) => {
  if (kind === 'unreachable') return <OfflineDrawing />;
  return kind === 'troubled' ? <ProblemDrawing /> : <LostDrawing />;
};

/**
 * A link from a portal that did not start a session: why, and what to do. Without a problem a
 * reload interrupted it.
 */
export function EntryProblem({
  problem,
  onRetry,
}: {
  problem: ApiProblem | null;
  onRetry: () => void;
}) {
  const { t } = useText();
  const hasSession = useAppSelector(selectHasSession);
  const kind = kindOf(problem);
  const [title, body] = WORDS[kind];
  const isRetryable = kind === 'unreachable' || kind === 'troubled';
  const query = useKeptQuery();
  const { isEmbedded = false } = useAppSelector(selectConfig);
  return (
    <>
      <DocumentTitle>{t(title)}</DocumentTitle>
      <ErrorState
        isPage
        drawing={drawingOf(kind)}
        message={t(title)}
        reason={t(isEmbedded && !isRetryable ? 'entry.portal.body' : body)}
        advice={hasSession ? t('entry.stillSignedIn') : undefined}
        code={isRetryable ? problem?.status : null}
        onRetry={isRetryable ? onRetry : undefined}
        actions={
          (hasSession || !isEmbedded) && (
            <ButtonLink
              kind={isRetryable ? 'secondary' : 'primary'}
              to={`${hasSession ? PATHS.root : PATHS.login}${query}`}
            >
              {t(hasSession ? 'entry.goOn' : 'entry.login')}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
