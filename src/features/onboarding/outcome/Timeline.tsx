import { useText } from '@/i18n/useText';
import { CloseIcon } from '@/ui/icons/commonIcons';
import { CheckIcon } from '@/ui/icons/statusIcons';
import type { Milestone } from './milestones';
import * as styles from './outcome.module.css';

/** The milestones of an application, one below the other; each says its state in words. */
export function Timeline({ milestones }: { milestones: readonly Milestone[] }) {
  const { t } = useText();
  return (
    <ol className={styles.timeline}>
      {milestones.map(({ titleKey, bodyKey, state }) => (
        <li
          key={titleKey}
          className={styles[state]}
          aria-current={state === 'current' || state === 'stopped' || undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {state === 'done' && <CheckIcon size={16} />}
            {state === 'stopped' && <CloseIcon size={16} />}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{t(titleKey)}</span>
            <span className={styles.body}>{t(bodyKey)}</span>
            <span className={styles.state}>{t(`onboarding.submitted.${state}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
