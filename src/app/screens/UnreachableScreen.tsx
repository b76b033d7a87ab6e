import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { OfflineDrawing } from '@/ui/illustrations/OfflineDrawing';

/** No answer came: says so, and tries again when asked to. */
export function UnreachableScreen({
  problem,
  onRetry,
}: {
  problem: ApiProblem;
  onRetry: () => void;
}) {
  const { t } = useText();
  return (
    <ErrorState
      isPage
      drawing={<OfflineDrawing />}
      message={t('app.unreachable.title')}
      advice={t('app.unreachable.body')}
      code={problem.status}
      onRetry={onRetry}
    />
  );
}
