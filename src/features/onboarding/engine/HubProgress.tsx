import { useText } from '@/i18n/useText';
import * as styles from './engine.module.css';
import { useOnboarding } from './OnboardingProvider';

/** How much is done, and an honest estimate of what is left. */
export function HubProgress() {
  const { t } = useText();
  const { progress } = useOnboarding();
  const { completed, total, minutesLeft } = progress;
  return (
    <div className={styles.progress}>
      <p className={styles.progressWords}>
        <strong>{t('onboarding.hub.progress', { completed, total })}</strong>
        <span>
          {minutesLeft > 0
            ? t('onboarding.hub.minutesLeft', { minutes: minutesLeft })
            : t('onboarding.hub.allDone')}
        </span>
      </p>
      <progress className={styles.bar} value={completed} max={total} aria-hidden="true" />
    </div>
  );
}
