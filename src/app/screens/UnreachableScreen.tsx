import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { OfflineDrawing } from '@/ui/illustrations/OfflineDrawing';
import { ProblemDrawing } from '@/ui/illustrations/ProblemDrawing';

/** No response, or none that can be used: says which, and tries again on request. */
export function UnreachableScreen({
  problem,
  onRetry,
}: {
  problem: ApiProblem;
  onRetry: () => void;
}) {
  const { t } = useText();
  const isServerAtFault = problem.status !== null;
  return (
    <ErrorState
      isPage
      drawing={isServerAtFault ? <ProblemDrawing /> : <OfflineDrawing />}
      message={t(isServerAtFault ? 'app.troubled.title' : 'app.unreachable.title')}
      advice={t(isServerAtFault ? 'app.troubled.body' : 'app.unreachable.body')}
      code={problem.status}
      onRetry={onRetry}
    />
  );
}
