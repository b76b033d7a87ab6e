import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { saveProblemText } from './saveProblemText';

/** A save that failed, said beside the button that tries again. Read out at once. */
export function SaveProblem({ problem }: { problem: ApiProblem | null }) {
  const { t, tRef } = useText();
  return (
    <div role="alert">
      {problem !== null && (
        <StatusBanner kind="error" title={t('onboarding.saveFailed.title')}>
          <p>{tRef(saveProblemText(problem))}</p>
        </StatusBanner>
      )}
    </div>
  );
}
