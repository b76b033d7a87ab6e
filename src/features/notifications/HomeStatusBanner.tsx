import { useText } from '@/i18n/useText';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { homeStatus } from './homeStatus';
import * as styles from './notifications.module.css';

/**
 * The status of the application, for a user in the active set who is not onboarded: what happens
 * next, and a link (main-area.md#status-banner). Nothing for other users.
 */
export function HomeStatusBanner({ statusId }: { statusId: number | null }) {
  const { t, tRef } = useText();
  const status = homeStatus(statusId);
  if (status === null) return null;
  const { kind, titleKey, bodyKey, action } = status;
  return (
    <section className={styles.status} aria-label={t('notifications.status.region')}>
      <StatusBanner
        kind={kind}
        title={tRef({ key: titleKey })}
        action={<ButtonLink to={action.to}>{t(action.labelKey)}</ButtonLink>}
      >
        <p>{t(bodyKey)}</p>
      </StatusBanner>
    </section>
  );
}
