import { STATUS } from '@/domain/access/statuses';
import { useText } from '@/i18n/useText';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import * as styles from './hub.module.css';
import { useOnboarding } from './OnboardingProvider';

/** How much is done, and an honest estimate of what is left. */
export function HubProgress() {
  const { t } = useText();
  const { progress, toBeRevised, context } = useOnboarding();
  const { completed, total, minutesLeft } = progress;
  const isSent = context.profile.status_id === STATUS.eKycWaiting;
  const rest = (): string => {
    if (isSent) return t('onboarding.hub.sent');
    if (toBeRevised.length > 0)
      return t('onboarding.hub.toBeRevised', { count: toBeRevised.length });
    if (minutesLeft > 0) return t('onboarding.hub.minutesLeft', { minutes: minutesLeft });
    return t('onboarding.hub.allDone');
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
