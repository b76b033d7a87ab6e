import type { SubStep } from '@/domain/onboarding/flow';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { MailLink, PhoneLink } from '@/ui/links/ContactLink';
import * as styles from './subStepHelp.module.css';

/** What to have at hand for a sub-step, how long it takes, and whom to ask. */
export function SubStepHelp({ subStep: { id, minutes } }: { subStep: SubStep }) {
  const { t } = useText();
  const { email, phone } = useAppSelector(selectConfig).contact;
  if (id === 'review') return null;
  return (
    <aside aria-label={t('onboardingHelp.title')} className={styles.help}>
      <p className={styles.title}>{t('onboardingHelp.title')}</p>
      <p>{t(`onboardingHelp.${id}`)}</p>
      <p className={styles.muted}>{t('onboardingHelp.minutes', { minutes })}</p>
      {(email !== null || phone !== null) && (
        <p className={styles.muted}>
          {t('onboardingHelp.contact')} {email !== null && <MailLink email={email} />}{' '}
          {phone !== null && <PhoneLink phone={phone} />}
        </p>
      )}
    </aside>
  );
}
