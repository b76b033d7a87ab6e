import { STATUS } from '@/domain/access/statuses';
import { useText } from '@/i18n/useText';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import * as styles from './hub.module.css';
import { useOnboarding } from '../model/useOnboarding';
import { useDraftedPositions } from '../model/useDraftedPositions';

/** The progress, and an estimate of the time left. */
export function HubProgress() {
  const { t } = useText();
  const { progress, toBeRevised, context, resumption } = useOnboarding();
  const { completed, total, minutesLeft } = progress;
  const drafted = useDraftedPositions();
  // Unsaved input holds up the review as well.
  const isReviewLeft =
    completed === total - 1 &&
    [resumption.position, ...drafted].every(({ subStep }) => subStep.id === 'review');
  const isSent = context.profile.status_id === STATUS.eKycWaiting;
  const rest = (): string => {
    if (isSent) return t('onboarding.hub.sent');
    if (toBeRevised.length > 0)
      return t('onboarding.hub.toBeRevised', { count: toBeRevised.length });
    if (isReviewLeft) return t('onboarding.hub.reviewLeft');
    return t('onboarding.hub.minutesLeft', { minutes: minutesLeft });
  };
  return (
    <div className={styles.progress}>
      <p className={styles.progressWords}>
        <strong>{t('onboarding.hub.progress', { completed, total })}</strong>
        <span>{rest()}</span>
      </p>
      <ProgressBar value={completed} max={total} />
    </div>
  );
}
