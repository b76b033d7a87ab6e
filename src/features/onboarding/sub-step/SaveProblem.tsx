import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { ProblemAlert } from '../parts/ProblemAlert';
import { saveProblemText } from '../parts/saveProblemText';
import type { FailedSave } from './useSaveSubStep';

/**
 * A failed save, shown beside the button that retries: why, and if only some calls were stored,
 * which ones. Announced at once.
 */
export function SaveProblem({ failed }: { failed: FailedSave | null }) {
  return <ProblemAlert problem={failed}>{failed && <FailedBanner failed={failed} />}</ProblemAlert>;
}

function FailedBanner({ failed }: { failed: FailedSave }) {
  const { t, tRef } = useText();
  return (
    <StatusBanner kind="error" title={t('onboarding.saveFailed.title')}>
      <p>{tRef(saveProblemText(failed.problem))}</p>
      {failed.stored.length > 0 && <HalfSaved failed={failed} />}
    </StatusBanner>
  );
}

function HalfSaved({ failed: { stored, failedCall } }: { failed: FailedSave }) {
  const { t } = useText();
  const nameOf = (each: FailedSave['failedCall']) => t(`onboardingSubmit.part.${each}`);
  return (
    <>
      <p>{t('onboardingSubmit.half.stored', { parts: stored.map(nameOf).join(', ') })}</p>
      <p>{t('onboardingSubmit.half.failed', { part: nameOf(failedCall) })}</p>
    </>
  );
}
