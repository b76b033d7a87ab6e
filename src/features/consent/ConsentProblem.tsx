import { canTryAgain, type ApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LostDrawing } from '@/ui/illustrations/LostDrawing';
import { OfflineDrawing } from '@/ui/illustrations/OfflineDrawing';
import { ProblemDrawing } from '@/ui/illustrations/ProblemDrawing';
import { useGoTo } from '@/ui/links/useGoTo';
import { DocumentTitle } from '@/ui/layout/DocumentTitle';

/**
 * The form could not be loaded: the text of sign-in.md#consent-page for every problem. Assumption:
 * if the server or the connection is the reason, the page says that too, and trying again comes
 * first.
 */
export function ConsentProblem({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  const { t } = useText();
  const goTo = useGoTo();
  const isPassing = canTryAgain(problem);
  const isUnreachable = problem.status === null;
  const reason = t(isUnreachable ? 'common.server.unreachable' : 'common.server.troubled');
  const drawing = isUnreachable ? <OfflineDrawing /> : <ProblemDrawing />;
  const title = t('consent.notFound.title');
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <ErrorState
        isPage
        drawing={isPassing ? drawing : <LostDrawing />}
        message={title}
        reason={isPassing ? reason : undefined}
        advice={t('consent.notFound.body')}
        code={isPassing ? problem.status : null}
        onRetry={isPassing ? onRetry : undefined}
        actions={
          <Button kind={isPassing ? 'secondary' : 'primary'} onClick={() => void goTo(PATHS.root)}>
            {t('common.close')}
          </Button>
        }
      />
    </>
  );
}
