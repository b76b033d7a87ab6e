import type { SubStep } from '@/domain/onboarding/flow';
import { useText } from '@/i18n/useText';
import * as styles from './subStepHelp.module.css';

/** What to have at hand for a sub-step, and how long it takes. */
export function SubStepHelp({ subStep: { id, minutes } }: { subStep: SubStep }) {
  const { t } = useText();
  if (id === 'review') return null;
  return (
    <aside aria-label={t('onboardingHelp.title')} className={styles.help}>
      <p className={styles.title}>{t('onboardingHelp.title')}</p>
      <p>{t(`onboardingHelp.${id}`)}</p>
      <p className={styles.muted}>{t('onboardingHelp.minutes', { minutes })}</p>
    </aside>
  );
}
